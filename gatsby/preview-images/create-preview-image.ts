import { existsSync, readFileSync } from "node:fs"
import { resolve } from "node:path"
import type { Node, NodePluginArgs } from "gatsby"
import { resolveImagePath } from "#engine"
import { getContentType } from "#model"
import { previewPicture, previewTitle } from "#model/shared/preview"
import { emitFile } from "../emit-file"
import { STAGED_FOLDER } from "../stage-content"
import { type Brand, renderPreviewImage } from "./render-preview-image"

/** A preview image, 1200 × 630 px. */
export interface PreviewImage {
  /** URL path. */
  src: string
  alt: string
}

type Gatsby = Pick<NodePluginArgs, "cache" | "createContentDigest" | "getNode" | "getNodesByType">

/** Returns the path of a node's file inside content/. */
const contentPathOf = (node: Node, gatsby: Gatsby): string => {
  const parent = node.internal.type !== "File" && node.parent ? gatsby.getNode(node.parent) : undefined
  return parent ? contentPathOf(parent, gatsby) : String(node.relativePath)
}

/** Returns the path of the picture: from the content, else the default of the content type. */
const pictureOf = (node: Node, gatsby: Gatsby): string | undefined => {
  const picture = previewPicture(node)?.text
  const path = picture
    ? resolveImagePath(contentPathOf(node, gatsby), picture)
    : getContentType(node.internal.type)?.previewPicture
  const file = path && resolve(STAGED_FOLDER, path)
  return file && existsSync(file) ? file : undefined
}

/**
 * Creates the preview image of a page, cached between builds. Returns undefined in `develop` and without a title.
 * @param node - content of the page
 */
export const createPreviewImage = async (node: Node | undefined, gatsby: Gatsby): Promise<PreviewImage | undefined> => {
  const [site] = gatsby.getNodesByType("SiteContent")
  const title = previewTitle(node)?.text
  if (!node || !site || !title || process.env.NODE_ENV !== "production") return undefined
  const { name, url } = site as Node & Brand
  const picture = pictureOf(node, gatsby)
  const key = gatsby.createContentDigest([name, url, title, picture && readFileSync(picture, "base64")])
  const cached = (await gatsby.cache.get(key)) as string | undefined
  if (cached && existsSync(`public${cached}`)) return { src: cached, alt: title }
  const image = await renderPreviewImage(title, picture, { name, url })
  return { src: (await gatsby.cache.set(key, emitFile(image, "png"))) as string, alt: title }
}
