import { createHash } from "node:crypto"
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "./node-fs"

/** Address of what pages are drawn with: drawings, and the style sheet for paper. */
const DRAWINGS = "/drawings/"

/**
 * Publishes a file that is named by what is in it. Pages are rendered in several processes: it is whole when it has its
 * name.
 * @returns its address
 */
export const publish = (content: string, extension: "svg" | "css"): string => {
  const src = `${DRAWINGS}${createHash("sha256").update(content).digest("hex").slice(0, 10)}.${extension}`
  const file = `public${src}`
  if (existsSync(file)) return src
  mkdirSync(`public${DRAWINGS}`, { recursive: true })
  writeFileSync(`${file}.${process.pid}`, content)
  renameSync(`${file}.${process.pid}`, file)
  return src
}

/** The files that a page names. */
const namedIn = (html: string): string[] => {
  const [, ...behind] = html.split(DRAWINGS)
  return behind.map(text => text.slice(0, text.indexOf('"')))
}

/**
 * Takes out of `public/` what no page names any more: Gatsby renders again only pages that changed, so files of earlier
 * builds may be in use.
 */
export const removeStale = (): void => {
  const folder = `public${DRAWINGS}`
  if (!existsSync(folder)) return
  const pages = readdirSync("public", { recursive: true, withFileTypes: true })
    // As Gatsby writes them: the others are copies of the build before, until hosting renews them.
    .filter(entry => entry.isFile() && ["index.html", "404.html"].includes(entry.name))
    .map(({ parentPath, name }) => readFileSync(`${parentPath}/${name}`, "utf8"))
  const named = new Set(pages.flatMap(namedIn))
  for (const name of readdirSync(folder)) if (!named.has(name)) rmSync(folder + name)
}
