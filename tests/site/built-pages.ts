import { readdirSync, readFileSync } from "node:fs"
import { dirname, sep } from "node:path"
import { JSDOM, VirtualConsole } from "jsdom"

export interface BuiltPage {
  path: string
  html: string
  /** The address the page itself calls canonical; none on the 404 page. */
  canonical: string | undefined
  /** Whether it may stand in lists, the sitemap and search engines: no hidden page may, nor the 404 page. */
  isIndexed: boolean
}

/** What a full address of this site asks its build for. */
export const pathWithin = (address: string): string => new URL(address).pathname

const pathOf = (file: string) => (file === "404.html" ? "/404.html" : `/${dirname(file) === "." ? "" : dirname(file)}`)

const read = (): BuiltPage[] =>
  readdirSync("public", { recursive: true, encoding: "utf8" })
    .map(file => file.split(sep).join("/"))
    .filter(file => (/(^|\/)index\.html$/.test(file) && file !== "404/index.html") || file === "404.html")
    .sort()
    .map(file => ({ file, html: readFileSync(`public/${file}`, "utf8") }))
    // A page of an address that has moved only leads on.
    .filter(({ html }) => !html.includes('http-equiv="refresh"'))
    .map(({ file, html }) => {
      const canonical = /<link[^>]*rel="canonical"[^>]*>/.exec(html)?.[0]
      return {
        path: pathOf(file),
        html,
        canonical: canonical && pathWithin(/href="([^"]+)"/.exec(canonical)![1]!),
        isIndexed: !/<meta name="robots" content="noindex"/.test(html),
      }
    })

let pages: BuiltPage[] | undefined
/** Every page in public/, with its HTML. */
export const builtPages = (): BuiltPage[] => (pages ??= read())

/** Pages that are their own canonical address, and the 404: each look of the site once. */
export const canonicalPages = (): BuiltPage[] =>
  builtPages().filter(({ path, canonical }) => !canonical || canonical === path)

/** Whether each page is asked everything, and nothing in its turn: TEST_FULL=1. */
export const isFullRun = process.env.TEST_FULL !== undefined

/**
 * The pages of canonical addresses by kind: those of a folder below the root are of one, each of the root by itself.
 * Further pages of a kind differ in their content alone.
 */
export const pagesByType = (): BuiltPage[][] => {
  const kinds = new Map<string, BuiltPage[]>()
  for (const page of canonicalPages()) {
    const kind = dirname(page.path) === "/" ? page.path : `${dirname(page.path)}/`
    kinds.set(kind, [...(kinds.get(kind) ?? []), page])
  }
  return [...kinds.values()]
}

/** Paths of the first page of each kind; of every one with TEST_FULL=1. */
export const samplePaths = (): string[] =>
  pagesByType().flatMap(([first, ...others]) => [first!, ...(isFullRun ? others : [])].map(({ path }) => path))

const parser = new new JSDOM("", { virtualConsole: new VirtualConsole() }).window.DOMParser()
const documents = new Map<string, Document>()

/** A built page as a document, without its sheets, which take longest to read. */
export const parsePage = (path: string): Document => {
  const known = documents.get(path)
  if (known) return known
  const html = builtPages().find(page => page.path === path)?.html
  if (html === undefined) throw new Error(`There is no page at ${path} in public/.`)
  const document = parser.parseFromString(html.replace(/<style[^]*?<\/style>/g, ""), "text/html")
  documents.set(path, document)
  return document
}

/** The values of an attribute of what a selector finds. */
export const valuesOf = (scope: ParentNode, selector: string, attribute: string): string[] =>
  [...scope.querySelectorAll(selector)].flatMap(element => element.getAttribute(attribute) ?? [])
