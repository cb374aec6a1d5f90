import { existsSync, readFileSync } from "node:fs"
import { resolve } from "node:path"
import type { Node, NodePluginArgs } from "gatsby"
import { resolveImagePath } from "#engine"
import { getContentType } from "#model"
import { previewPicture, previewTitle } from "#model/parts/preview"
import { emitFile } from "../emit-file"
import { STAGED_FOLDER } from "../stage-content"
import { type Brand, renderPreview } from "./image"

/** The image that other sites show of a page, 1200x630. */
export interface Preview {
  /** Its address inside the site. */
  src: string
  alt: string
}

type Gatsby = Pick<NodePluginArgs, "cache" | "createContentDigest" | "getNode" | "getNodesByType">

/** The path of the file that the content of a node lies in. */
const pathOf = (node: Node, gatsby: Gatsby): string => {
  const parent = node.internal.type !== "File" && node.parent ? gatsby.getNode(node.parent) : undefined
  return parent ? pathOf(parent, gatsby) : String(node.relativePath)
}

/** The picture's file: that which the content names, else that of its type. */
const pictureOf = (node: Node, gatsby: Gatsby): string | undefined => {
  const own = previewPicture(node)?.text
  const path = own ? resolveImagePath(pathOf(node, gatsby), own) : getContentType(node.internal.type)?.previewPicture
  const file = path && resolve(STAGED_FOLDER, path)
  return file && existsSync(file) ? file : undefined
}

/**
 * Draws the preview image of a page and publishes it, unless an earlier build did; `develop` needs none.
 * @param node the content that makes the page
 */
export const createPreview = async (node: Node | undefined, gatsby: Gatsby): Promise<Preview | undefined> => {
  const [site] = gatsby.getNodesByType("SiteContent")
  const title = previewTitle(node)?.text
  if (!node || !site || !title || process.env.NODE_ENV !== "production") return undefined
  const { name, url } = site as Node & Brand
  const picture = pictureOf(node, gatsby)
  const key = gatsby.createContentDigest([name, url, title, picture && readFileSync(picture, "base64")])
  const known = (await gatsby.cache.get(key)) as string | undefined
  if (known && existsSync(`public${known}`)) return { src: known, alt: title }
  const image = await renderPreview(title, picture, { name, url })
  return { src: (await gatsby.cache.set(key, emitFile(image, "png"))) as string, alt: title }
}
