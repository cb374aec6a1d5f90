import type { ReactNode } from "react"
import { BarList } from "#charts/bar-list"
import { Photo } from "#components/photo"
import { parseBar } from "#model/prose/bars"
import { childElements, type ProseNode, textContent } from "./transform-prose"

/**
 * Tags and pictures in prose, rendered to static HTML at build time; `src/components/prose.tsx` styles the classes.
 */

const Note = ({ title, children }: { title: string; children: ReactNode }) => (
  <aside className="note">
    <p className="note-title">{title}</p>
    {children}
  </aside>
)

const KeyFigure = ({ value, label }: { value: string; label: string }) => (
  <p className="key-figure">
    <strong>{value}</strong> <span>{label}</span>
  </p>
)

/** A list as a bar chart; the bar with bold text is highlighted. */
const Bars = ({ caption, node }: { caption: string; node: ProseNode }) => {
  const bars = childElements(node)
    .flatMap(childElements)
    .flatMap(line => {
      const bar = parseBar(textContent(line))
      return bar ? { ...bar, isHighlighted: childElements(line).some(({ tagName }) => tagName === "strong") } : []
    })
  return <BarList caption={caption} bars={bars} />
}

/** Pictures are wider than the text: at most 54rem, or the viewport without margins. */
const SIZES = "(min-width: 60rem) 54rem, calc(100vw - 2rem)"

interface PictureProps {
  picture: Queries.PictureFragment
  alt: string
  title?: string
  /** Renders a figure with a caption. */
  isFigure?: boolean
}

/** An inline picture, or a figure with a caption and a link to the full size. */
const Picture = ({ picture, alt, title, isFigure }: PictureProps) => {
  const image = <Photo picture={picture} alt={alt} sizes={SIZES} />
  if (!isFigure) return image
  return (
    <figure className="picture">
      <a href={picture.src}>{image}</a>
      {title && <figcaption>{title}</figcaption>}
    </figure>
  )
}

export const proseComponents = { Note, KeyFigure, Bars, img: Picture }
