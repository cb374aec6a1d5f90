import { createHash } from "node:crypto"

/**
 * Node's native `fs`. Gatsby tracks the `fs` of bundled page code: if pages wrote their style sheet with it, the next
 * build would render all pages again.
 */
const { existsSync, mkdirSync, renameSync, writeFileSync } = process.getBuiltinModule("node:fs")

/** Folders of content-hashed files, inside public/. */
const folderByExtension = { svg: "/drawings/", css: "/styles/", png: "/og/" }

/**
 * Writes a content-hashed file to `public/`; atomically, because several processes render pages.
 * @returns URL path of the file
 */
export const emitFile = (content: string | Buffer, extension: keyof typeof folderByExtension): string => {
  const folder = folderByExtension[extension]
  const urlPath = `${folder}${createHash("sha256").update(content).digest("hex").slice(0, 10)}.${extension}`
  const file = `public${urlPath}`
  if (existsSync(file)) return urlPath
  mkdirSync(`public${folder}`, { recursive: true })
  writeFileSync(`${file}.${process.pid}`, content)
  renameSync(`${file}.${process.pid}`, file)
  return urlPath
}
