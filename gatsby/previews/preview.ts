import { createHash } from "node:crypto"
import { existsSync } from "node:fs"
import type { Node, NodePluginArgs } from "gatsby"
import { typeNamed } from "../../model"
import { previewPicture, previewTitle } from "../../model/parts/preview"
import { imagePath } from "../../packages/content-engine"
import { publish } from "../hashed-files"
import { typesetter } from "../pictures/lettering"
import { type Brand, drawPreview } from "./image"

/** The image that other sites show of a page, 1200x630. */
export interface Preview {
  /** Its address inside the site. */
  src: string
  alt: string
}

type Gatsby = Pick<NodePluginArgs, "cache" | "getNode" | "getNodesByType">

/** The file that the content of a node lies in. */
const fileOf = (node: Node, { getNode }: Gatsby): Node | undefined => {
  let file: Node | undefined = node
  while (file?.parent && file.internal.type !== "File") file = getNode(file.parent)
  return file
}

/** The picture's file: the node's own, else that of its type. */
const pictureOf = (node: Node, gatsby: Gatsby): Node | undefined => {
  const own = previewPicture(node)?.text
  const path = own ? imagePath(String(fileOf(node, gatsby)?.relativePath), own) : typeNamed(node.internal.type)?.preview
  return gatsby.getNodesByType("File").find(({ relativePath }) => relativePath === path)
}

/**
 * Draws the preview image of a page and publishes it, unless an earlier build did; `develop` needs none.
 * @param node the content that makes the page
 */
export const previewOf = async (node: Node | undefined, gatsby: Gatsby): Promise<Preview | undefined> => {
  const [site] = gatsby.getNodesByType("SiteContent")
  const title = previewTitle(node)?.text
  if (!node || !site || !title || process.env.NODE_ENV !== "production") return undefined
  const { name, url } = site as Node & Brand
  const picture = pictureOf(node, gatsby)
  const content = JSON.stringify([name, url, title, picture?.internal.contentDigest])
  const key = `preview-${createHash("sha256").update(content).digest("hex")}`
  const known = (await gatsby.cache.get(key)) as string | undefined
  if (known && existsSync(`public${known}`)) return { src: known, alt: title }
  const image = await drawPreview(title, picture && String(picture.absolutePath), { name, url }, await typesetter())
  return { src: (await gatsby.cache.set(key, publish(image, "png"))) as string, alt: title }
}
