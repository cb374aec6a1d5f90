import { readdirSync, readFileSync } from "node:fs"
import { dirname, sep } from "node:path"
import { JSDOM, VirtualConsole } from "jsdom"

export interface BuiltPage {
  path: string
  html: string
  /** Path of the canonical link; undefined on the 404 page. */
  canonical: string | undefined
  /** False for hidden pages and the 404 page, which lists, sitemap and search engines omit. */
  isIndexed: boolean
}

/** Returns the path of an absolute URL. */
export const pathOfUrl = (url: string): string => new URL(url).pathname

const pathOf = (file: string) => (file === "404.html" ? "/404.html" : `/${dirname(file) === "." ? "" : dirname(file)}`)

const readPages = (): BuiltPage[] =>
  readdirSync("public", { recursive: true, encoding: "utf8" })
    .map(file => file.split(sep).join("/"))
    .filter(file => (/(^|\/)index\.html$/.test(file) && file !== "404/index.html") || file === "404.html")
    .sort()
    .map(file => ({ file, html: readFileSync(`public/${file}`, "utf8") }))
    // Redirect pages have no content.
    .filter(({ html }) => !html.includes('http-equiv="refresh"'))
    .map(({ file, html }) => {
      const canonical = /<link[^>]*rel="canonical"[^>]*>/.exec(html)?.[0]
      return {
        path: pathOf(file),
        html,
        canonical: canonical && pathOfUrl(/href="([^"]+)"/.exec(canonical)![1]!),
        isIndexed: !/<meta name="robots" content="noindex"/.test(html),
      }
    })

let pages: BuiltPage[] | undefined
/** Returns every page in public/, with its HTML. */
export const builtPages = (): BuiltPage[] => (pages ??= readPages())

/** Returns all pages except aliases, including the 404 page. */
export const canonicalPages = (): BuiltPage[] =>
  builtPages().filter(({ path, canonical }) => !canonical || canonical === path)

/** TEST_FULL=1: all checks run on all pages. */
export const isFullRun = process.env.TEST_FULL !== undefined

/**
 * Groups canonical pages by type: pages of the same folder, or one page of the root. Pages of a type differ only in
 * content.
 */
export const pagesByType = (): BuiltPage[][] => {
  const pagesByFolder = new Map<string, BuiltPage[]>()
  for (const page of canonicalPages()) {
    const folder = dirname(page.path) === "/" ? page.path : `${dirname(page.path)}/`
    pagesByFolder.set(folder, [...(pagesByFolder.get(folder) ?? []), page])
  }
  return [...pagesByFolder.values()]
}

/** Returns the path of the first page of each type; of all pages with TEST_FULL=1. */
export const samplePaths = (): string[] =>
  pagesByType().flatMap(([first, ...others]) => [first!, ...(isFullRun ? others : [])].map(({ path }) => path))

const parser = new new JSDOM("", { virtualConsole: new VirtualConsole() }).window.DOMParser()
const documents = new Map<string, Document>()

/** Parses a built page, without its style sheets, which are slowest to parse. Documents are cached. */
export const parsePage = (path: string): Document => {
  const cached = documents.get(path)
  if (cached) return cached
  const html = builtPages().find(page => page.path === path)?.html
  if (html === undefined) throw new Error(`There is no page at ${path} in public/.`)
  const document = parser.parseFromString(html.replace(/<style[^]*?<\/style>/g, ""), "text/html")
  documents.set(path, document)
  return document
}

/** Returns the values of an attribute of all elements that match a selector. */
export const valuesOf = (scope: ParentNode, selector: string, attribute: string): string[] =>
  [...scope.querySelectorAll(selector)].flatMap(element => element.getAttribute(attribute) ?? [])
