import { expect, test } from "@playwright/test"
import { collectAnchors, textsOf } from "#engine"
import { isReservedId } from "#model/prose/reserved-ids"
import { builtPages, parsePage, valuesOf } from "./built-pages"
import { publishedPages } from "./content"

/** Fields without visible text: layouts, variants, texts of other states, and of services in lists on other pages. */
const UNRENDERED =
  /(^|\.)(type|layout|kind|chart|color|badge|price|subject|note|countOne|projectType)$|^(lead|features\.\d+)$|\.none[A-Z]|\{/

/** Fields with texts in the head or body. All others are in the body, even if metadata repeats them. */
const IN_HEAD = /^(meta\.|description$)/

/** Removes spaces and Markdown syntax. */
const normalize = (text: string) => text.replace(/[\s\u00AD\u200B\u2060*]+/g, "")
/** Returns all texts in the head or body of a page, including attributes. */
const allTextsOf = (scope: Element) =>
  normalize(
    [
      // Structured data repeats texts of the page.
      [...scope.querySelectorAll("script")].reduce(
        (text, { textContent }) => text.replace(textContent, ""),
        scope.textContent,
      ),
      ...["alt", "aria-label", "placeholder", "content", "value"].flatMap(name => valuesOf(scope, `[${name}]`, name)),
    ].join(" "),
  )

test.describe("content", () => {
  // Tests share the parsed pages.
  test.describe.configure({ mode: "default" })

  test("renders all texts and links of each page's content file", async () => {
    const missing: string[] = []
    for (const { entry, path } of await publishedPages()) {
      const document = parsePage(path)
      const bodyText = allTextsOf(document.body)
      const pageText = allTextsOf(document.head) + bodyText
      const links = new Set(valuesOf(document, "[href]", "href").flatMap(href => [href, href.split("?")[0]]))
      for (const { text, hasPattern, kind, path: fieldPath } of textsOf(entry)) {
        const name = fieldPath.join(".")
        if (kind !== "field" || UNRENDERED.test(name) || text.includes("{")) continue
        // Phone links contain the number as dialed.
        const isRendered =
          fieldPath.at(-1) === "href"
            ? links.has(text) || text.startsWith("tel:")
            : hasPattern || (IN_HEAD.test(name) ? pageText : bodyText).includes(normalize(text))
        if (!isRendered) missing.push(`${path}: ${name} "${text}"`)
      }
    }
    expect(missing).toEqual([])
  })

  test("renders every anchor that content may link to, and #main", async () => {
    const anchors = collectAnchors((await publishedPages()).map(({ entry }) => entry))
    expect(anchors.size).toBeGreaterThan(0)
    for (const { path } of builtPages())
      for (const name of [...(anchors.get(path) ?? []), "main"])
        expect.soft(parsePage(path).getElementById(name), `${path}#${name}`).not.toBeNull()
  })

  test("renders only reserved ids outside prose (model/prose/reserved-ids.ts)", async () => {
    for (const { entry, path } of await publishedPages()) {
      if (!entry.prose) continue
      const ids = valuesOf(parsePage(path), "[id]", "id").filter(id => !entry.prose?.anchors.includes(id))
      expect
        .soft(
          ids.filter(id => !isReservedId(id)),
          path,
        )
        .toEqual([])
    }
  })
})
