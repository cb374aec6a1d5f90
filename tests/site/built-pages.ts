import { readdirSync, readFileSync } from "node:fs"
import { dirname, sep } from "node:path"
import { pathWithin } from "./content"

export interface BuiltPage {
  path: string
  html: string
  /** The address the page itself calls canonical; none on the 404 page. */
  canonical: string | undefined
  /** Whether it may stand in lists, the sitemap and search engines: no hidden page may, nor the 404 page. */
  listed: boolean
}

const pathOf = (file: string) => (file === "404.html" ? "/404.html" : `/${dirname(file) === "." ? "" : dirname(file)}`)

const read = (): BuiltPage[] =>
  readdirSync("public", { recursive: true, encoding: "utf8" })
    .map(file => file.split(sep).join("/"))
    .filter(
      file =>
        (file.endsWith("/index.html") && file !== "404/index.html") || file === "index.html" || file === "404.html",
    )
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
        listed: !/<meta name="robots" content="noindex"/.test(html),
      }
    })

let pages: BuiltPage[] | undefined
/** Every page in public/, with its HTML. */
export const builtPages = (): BuiltPage[] => (pages ??= read())

/** Pages that are their own canonical address, and the 404: each look of the site once. */
export const canonicalPages = (): BuiltPage[] =>
  builtPages().filter(({ path, canonical }) => !canonical || canonical === path)

/** Whether a page has others of its kind before it: those stand below one address, and the first stays by itself. */
export const isFurther = (path: string, pages: BuiltPage[]): boolean =>
  dirname(path) !== "/" && pages.find(other => dirname(other.path) === dirname(path))?.path !== path

/** The words of the page's h1. */
export const mainHeading = (html: string): string =>
  (/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? "").replace(/<[^>]*>/g, "")
