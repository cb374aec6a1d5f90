import { createHash } from "node:crypto"
import { typeNamed } from "../../../model"
import { type Motif, previewTitle } from "../../../model/parts/motif"

/** One preview image: what is on it, and where it is published. */
export interface PreviewImage {
  /** Address inside the site; holds a digest of all that is on the image. */
  path: string
  title: string
  motif: Motif
}

/** What stands on every image. */
export interface Brand {
  name: string
  /** Shown without its protocol. */
  url: string
  shipName: string
}

/** Finds a picture by its path as the content names it: where it lies, and a digest of what is in it. */
export type FindPhoto = (path: string) => { file: string; digest: string } | undefined

/** A node of content. */
export interface Pictured extends Record<string, unknown> {
  internal: { type: string }
}

/**
 * @param node the content that makes a page
 * @param findPhoto finds the picture that the page has of its own
 * @param style digest of everything else that decides how images look (`styleDigest` in `images.ts`)
 * @returns the page's preview image, or `undefined` if pages of this type have none of their own
 */
export const previewImageOf = (
  node: Pictured,
  brand: Brand,
  style: string,
  findPhoto: FindPhoto,
): PreviewImage | undefined => {
  const planned = typeNamed(node.internal.type)?.preview?.(node, brand)
  const motif: Motif | undefined = planned && "file" in planned ? { ...planned, ...findPhoto(planned.file) } : planned
  const title = previewTitle(node)?.text
  if (!motif || !title) return undefined
  const digest = createHash("sha256")
    .update(JSON.stringify([style, brand, title, motif]))
    .digest("hex")
    .slice(0, 16)
  return { path: `/og/${digest}.png`, title, motif }
}
