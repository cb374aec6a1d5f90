import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { Node, Reporter } from "gatsby"
import { parse } from "parse5"
import { BuildError } from "./build-error"
import { elementsOf, type Element } from "./hosting/content-policy"
import { pageFiles } from "./hosting/page-files"
import { collections } from "../model"

const PAGES = /[/\\]src[/\\]pages[/\\]/

/** Whether a page was made the Gatsby way, by a file of src/pages/, and no content type knows of it. */
export const isOwnPage = (path: string, component: string): boolean =>
  PAGES.test(component) &&
  !path.includes("404") &&
  !collections.some(({ page }) => page && "path" in page && page.path === path)

const has = (name: string, attributes: Record<string, string>) => (element: Element) =>
  element.tagName === name &&
  Object.entries(attributes).every(([key, value]) =>
    element.attrs.some(attribute => attribute.name === key && attribute.value === value),
  )

/** What every page of this site has, and where a page of one's own gets it. */
const PARTS: readonly [what: string, is: (element: Element) => boolean, from: "Seo" | "Page"][] = [
  ["a title", has("title", {}), "Seo"],
  ["a description", has("meta", { name: "description" }), "Seo"],
  ["a canonical address", has("link", { rel: "canonical" }), "Seo"],
  ["a preview image", has("meta", { property: "og:image" }), "Seo"],
  ["a <main>", has("main", {}), "Page"],
  ["a breadcrumb", has("span", { "aria-current": "page" }), "Page"],
]

const REMEDIES = {
  Seo: "render <Seo> of src/components/seo.tsx in its Head, with preview={pageContext.preview}",
  Page: "render <Page pathname title> of src/layout/page.tsx around it",
}

/** Without these a page cannot be published: nobody could name it, or skip to what it says. */
const NEEDED = ["a title", "a <main>"]

/**
 * Tells what pages of one's own lack that all other pages have: a build would leave it out in silence.
 * @throws if a page lacks what none can do without
 */
export const tellOfOwnPages = (folder: string, pages: Node[], reporter: Pick<Reporter, "warn">): void => {
  for (const { path, component } of pages as (Node & { path: string; component: string })[]) {
    if (!isOwnPage(path, component)) continue
    const file = pageFiles(folder, [path])[0]?.gatsby ?? join(folder, path)
    if (!existsSync(file)) continue
    const elements = elementsOf(parse(readFileSync(file, "utf8")))
    const missing = PARTS.filter(([, is]) => !elements.some(is))
    if (missing.length === 0) continue
    const remedies = [...new Set(missing.map(([, , from]) => REMEDIES[from]))].join("; ")
    const message = `The page ${path} (${component}) has not ${missing.map(([what]) => what).join(", ")}: ${remedies}.`
    if (missing.some(([what]) => NEEDED.includes(what))) throw new BuildError(message)
    reporter.warn(message)
  }
}
