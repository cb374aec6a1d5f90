import { createHash } from "node:crypto"
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "./node-fs"

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

/** The files of a folder that a page names. */
const namedIn = (html: string, folder: string): string[] => {
  const [, ...behind] = html.split(folder)
  return behind.map(text => text.slice(0, text.indexOf('"')))
}

/**
 * Takes out of `public/` what no page names any more: Gatsby renders again only pages that changed, so files of earlier
 * builds may be in use.
 */
export const removeStale = (): void => {
  const pages = readdirSync("public", { recursive: true, withFileTypes: true })
    // As Gatsby writes them: the others are copies of the build before, until hosting renews them.
    .filter(entry => entry.isFile() && ["index.html", "404.html"].includes(entry.name))
    .map(({ parentPath, name }) => readFileSync(`${parentPath}/${name}`, "utf8"))
  for (const folder of Object.values(FOLDERS)) {
    if (!existsSync(`public${folder}`)) continue
    const named = new Set(pages.flatMap(page => namedIn(page, folder)))
    for (const name of readdirSync(`public${folder}`)) if (!named.has(name)) rmSync(`public${folder}${name}`)
  }
}
