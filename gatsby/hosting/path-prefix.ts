import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { parse } from "parse5"
import { scriptsAttribute } from "../../src/browser/islands/names"
import { type Element, elementsOf, hasContentPolicy } from "./content-policy"
import { pageFiles } from "./page-files"

/** Attributes that hold one address. */
const ADDRESS = new Set(["href", "src", "action", "formaction", "poster"])

/** Attributes that hold several, each behind a comma or a space. */
const ADDRESSES = new Set(["srcset", "imagesrcset", scriptsAttribute])

/** What comes before an address of this site: it begins with one slash; with two, another host follows. */
const FIRST = /^([\w-]+=["']?)\/(?!\/)/
const EACH = /(=["']?|[\s,])\/(?!\/)/g
const IN_STYLES = /(url\(["']?)\/(?!\/)/g

/** A part of a page, and what stands there instead. */
interface Change {
  start: number
  end: number
  text: string
}

const inAttributes = (page: string, { sourceCodeLocation }: Element, prefix: string): Change[] =>
  Object.entries(sourceCodeLocation?.attrs ?? {}).flatMap(([name, { startOffset: start, endOffset: end }]) => {
    const pattern = ADDRESS.has(name) ? FIRST : ADDRESSES.has(name) ? EACH : name === "style" ? IN_STYLES : undefined
    return pattern ? [{ start, end, text: page.slice(start, end).replace(pattern, `$1${prefix}/`) }] : []
  })

const inStyles = (page: string, { tagName, sourceCodeLocation }: Element, prefix: string): Change[] => {
  const start = sourceCodeLocation?.startTag?.endOffset
  const end = sourceCodeLocation?.endTag?.startOffset
  if (tagName !== "style" || start === undefined || end === undefined) return []
  return [{ start, end, text: page.slice(start, end).replace(IN_STYLES, `$1${prefix}/`) }]
}

/**
 * HTML in which every address of this site has its prefix; nothing else of it changes.
 * @param page a page, or a part of one, as it is rendered: with addresses from the root
 */
export const withPathPrefix = (page: string, prefix: string): string => {
  if (!prefix) return page
  const changes = elementsOf(parse(page, { sourceCodeLocationInfo: true, scriptingEnabled: false }))
    .flatMap(element => [...inAttributes(page, element, prefix), ...inStyles(page, element, prefix)])
    .sort((one, other) => one.start - other.start)
  let done = 0
  const parts = changes.flatMap(({ start, end, text }) => {
    const before = page.slice(done, start)
    done = end
    return [before, text]
  })
  return [...parts, page.slice(done)].join("")
}

/**
 * Puts the prefix into every page that Gatsby has just rendered. One that carries its policy is of a build before, and
 * has its prefix: with another prefix other scripts are bundled, and Gatsby renders all pages anew.
 * @param folder where the build is
 * @param paths addresses of all pages
 */
export const prefixPages = (folder: string, paths: readonly string[], prefix: string): void => {
  if (!prefix) return
  for (const { gatsby } of pageFiles(folder, paths)) {
    const page = readFileSync(gatsby, "utf8")
    if (!hasContentPolicy(page)) writeFileSync(gatsby, withPathPrefix(page, prefix))
  }
}

/**
 * Lets the sitemap's list of files name them where they lie: its plugin knows only the root of the host.
 * @param url address of the site
 */
export const prefixSitemap = (folder: string, url: string): void => {
  const file = join(folder, "sitemap-index.xml")
  writeFileSync(file, readFileSync(file, "utf8").replaceAll(`${new URL(url).origin}/sitemap-`, `${url}/sitemap-`))
}
