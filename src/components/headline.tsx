import { Typography } from "@mui/material"
import { styled, useTheme } from "@mui/material/styles"
import { Fragment } from "react"
import advances from "../theme/display-advances.json"

// `pre` keeps the space after each word a space: for whoever copies, reads aloud or searches the heading.
const Words = styled(Typography)({ "& > span": { display: "inline-block", whiteSpace: "pre" } })

const widths: Partial<Record<string, number>> = advances
/** Longer than this and a piece may have to break within itself on a phone. */
const LONGEST = 12

/** Where a line may end: after a space, a hyphen or a dash. */
const pieces = (text: string): string[] => text.match(/[^\s–-]*(?:[\s–-]+|$)/g)?.filter(Boolean) ?? []

/** Width of a text in the display face, in em; undefined if it has a letter that the face's first file lacks. */
const widthOf = (text: string, spacing: number): number | undefined => {
  const known = [...text].map(character => widths[character])
  return known.includes(undefined)
    ? undefined
    : known.reduce<number>((sum, width) => sum + (width ?? 0) / 1000 + spacing, 0)
}

interface HeadlineProps {
  /** `hero` on the home page, `page` on all others. */
  variant?: "hero" | "page"
  children: string
}

/**
 * The heading of a page. Each word has the width that it will have in the display face, so that the lines break alike in the face that
 * stands in for it, whatever that is on this machine, and nothing moves when the real one arrives.
 */
export const Headline = ({ variant = "page", children }: HeadlineProps) => {
  const spacing = Number.parseFloat(String(useTheme().typography[variant].letterSpacing))
  return (
    <Words variant={variant}>
      {pieces(children).map((piece, index) => {
        const width = piece.length > LONGEST ? undefined : widthOf(piece, spacing)
        return width === undefined ? (
          <Fragment key={index}>{piece}</Fragment>
        ) : (
          <span key={index} style={{ width: `${width.toFixed(2)}em` }}>
            {piece}
          </span>
        )
      })}
    </Words>
  )
}
