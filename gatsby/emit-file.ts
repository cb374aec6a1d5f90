import { createHash } from "node:crypto"

/**
 * Node's `fs` as it is: Gatsby watches the one of what is bundled with pages, which publish their style sheet here, and
 * once that is used, the next build renders all pages again, because what they read may have changed.
 */
const { existsSync, mkdirSync, renameSync, writeFileSync } = process.getBuiltinModule("node:fs")

/** Folders of public/ with the files that pages name by what is in them. */
const FOLDERS = { svg: "/drawings/", css: "/styles/", png: "/og/" }

/**
 * Publishes a file that is named by what is in it. Pages are rendered in several processes: it is whole when it has its
 * name.
 * @returns its address
 */
export const emitFile = (content: string | Buffer, extension: keyof typeof FOLDERS): string => {
  const folder = FOLDERS[extension]
  const src = `${folder}${createHash("sha256").update(content).digest("hex").slice(0, 10)}.${extension}`
  const file = `public${src}`
  if (existsSync(file)) return src
  mkdirSync(`public${folder}`, { recursive: true })
  writeFileSync(`${file}.${process.pid}`, content)
  renameSync(`${file}.${process.pid}`, file)
  return src
}
