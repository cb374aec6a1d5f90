import { Photo } from "../../src/components/photo"
import type { ProseNode } from "./finish"

/** Finds a picture by its address as it stands in the prose. */
export type FindPicture = (url: string) => Promise<Queries.PhotoFragment | null>

/** Pictures reach out of the column of text: 54rem is as wide as they get, less the margins of a narrow window. */
const SIZES = "(min-width: 60rem) 54rem, calc(100vw - 2rem)"

interface PictureProps {
  photo: Queries.PhotoFragment
  alt: string
  title?: string
  /** It stands by itself. */
  stands: boolean
}

/** A picture: between words, or by itself with its caption, where a click shows it as large as it is. */
export const Picture = ({ photo, alt, title, stands }: PictureProps) => {
  const shown = <Photo photo={photo} alt={alt} sizes={SIZES} />
  if (!stands) return shown
  return (
    <figure className="picture">
      <a href={photo.src}>{shown}</a>
      {title && <figcaption>{title}</figcaption>}
    </figure>
  )
}

const isImage = ({ tagName }: ProseNode): boolean => tagName === "img"
const isSpace = ({ type, tagName, value = "" }: ProseNode): boolean =>
  tagName === "br" || (type === "text" && value.trim() === "")

/** Whether a paragraph holds pictures and nothing else: they stand by themselves, and it goes. */
const isOfPictures = ({ tagName, children = [] }: ProseNode): boolean =>
  tagName === "p" && children.some(isImage) && children.every(child => isImage(child) || isSpace(child))

/**
 * Gives every picture in prose what pages show of its file.
 * @param stands whether it stands by itself
 * @throws if a file is not there, which the check of the content has told before
 */
export const withPictures = async (node: ProseNode, find: FindPicture, stands = false): Promise<ProseNode[]> => {
  if (isImage(node)) {
    const url = String(node.properties?.src)
    const photo = await find(url)
    if (!photo) throw new Error(`The prose names the picture "${url}", which is not there.`)
    return [{ ...node, properties: { ...node.properties, photo, stands } }]
  }
  if (!node.children) return [node]
  const alone = isOfPictures(node)
  const shown = node.children.filter(child => !alone || isImage(child))
  const children = (await Promise.all(shown.map(child => withPictures(child, find, alone)))).flat()
  return alone ? children : [{ ...node, children }]
}
