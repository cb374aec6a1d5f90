import { styled } from "@mui/material/styles"
import type { ComponentProps } from "react"
import { space } from "../theme/tokens"

/** Selects what follows a section of this background. */
export const after = (tone: string, selector: string) => `[data-tone=${tone}] + ${selector}`

/** Two neighbors of one background have the room between them once. */
const sameTone = (...tones: string[]) => tones.map(tone => after(tone, `&[data-tone=${tone}]`)).join(", ")

const Root = styled("section")(({ theme }) => {
  const { colors } = theme.vars.palette
  return {
    paddingBlock: space.section,
    "&[data-tone=surface]": { background: colors.surface, borderBlock: `1px solid ${colors.line}` },
    "&[data-tone=tint]": { background: colors.tint },
    [sameTone("plain", "surface", "tint")]: { paddingTop: 0, borderTop: 0 },
  }
})

interface SectionProps extends ComponentProps<typeof Root> {
  /** `plain` has the page's background, `surface` is raised between two lines, `tint` is tinted. */
  tone?: "plain" | "surface" | "tint"
}

/**
 * A section of a page, from edge to edge. Sections know nothing of one another: the room above one follows from the
 * background of the section before it.
 */
export const Section = ({ tone = "plain", ...rest }: SectionProps) => <Root data-tone={tone} {...rest} />
