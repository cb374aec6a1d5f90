import { createHash } from "node:crypto"
import { existsSync, mkdirSync, renameSync, writeFileSync } from "./node-fs"

/** Folders of public/ with the files that pages name by what is in them. */
const FOLDERS = { svg: "/drawings/", css: "/styles/", png: "/og/" }

/**
 * Publishes a file that is named by what is in it. Pages are rendered in several processes: it is whole when it has its
 * name.
 * @returns its address
 */
export const publish = (content: string | Buffer, extension: keyof typeof FOLDERS): string => {
  const folder = FOLDERS[extension]
  const src = `${folder}${createHash("sha256").update(content).digest("hex").slice(0, 10)}.${extension}`
  const file = `public${src}`
  if (existsSync(file)) return src
  mkdirSync(`public${folder}`, { recursive: true })
  writeFileSync(`${file}.${process.pid}`, content)
  renameSync(`${file}.${process.pid}`, file)
  return src
}
