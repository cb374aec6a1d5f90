import type { ReactNode } from "react"
import { BarList } from "#charts/bar-list"
import { Photo } from "#components/photo"
import { parseBar } from "#model/prose/parse-bar"
import { childElements, type ProseNode, textContent } from "./transform"

/**
 * The tags an editor may write in prose, and its pictures. They are rendered once, at build time, to plain HTML;
 * `src/components/prose.tsx` gives the classes their look.
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

/** A list as bars; the line in bold is the one that the text speaks of. */
const Bars = ({ caption, node }: { caption: string; node: ProseNode }) => {
  const bars = childElements(node)
    .flatMap(childElements)
    .flatMap(line => {
      const bar = parseBar(textContent(line))
      return bar ? { ...bar, main: childElements(line).some(({ tagName }) => tagName === "strong") } : []
    })
  return <BarList caption={caption} bars={bars} />
}

/** Pictures reach out of the column of text: 54rem is as wide as they get, less the margins of a narrow window. */
const SIZES = "(min-width: 60rem) 54rem, calc(100vw - 2rem)"

interface PictureProps {
  photo: Queries.PhotoFragment
  alt: string
  title?: string
  /** It stands by itself. */
  stands?: boolean
}

/** A picture: between words, or by itself with its caption, where a click shows it as large as it is. */
const Picture = ({ photo, alt, title, stands }: PictureProps) => {
  const shown = <Photo photo={photo} alt={alt} sizes={SIZES} />
  if (!stands) return shown
  return (
    <figure className="picture">
      <a href={photo.src}>{shown}</a>
      {title && <figcaption>{title}</figcaption>}
    </figure>
  )
}

export const proseComponents = { Note, KeyFigure, Bars, img: Picture }
