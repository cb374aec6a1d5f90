import { expect, test } from "@playwright/test"
import { collectAnchors, textsOf } from "#engine"
import { isReservedId } from "#model/prose/reserved-ids"
import { builtPages, parsePage, valuesOf } from "./built-pages"
import { publishedPages } from "./content"

/** Fields that choose how something is shown, and words of a page for what it does not have just now. */
const UNSHOWN =
  /(^|\.)(type|layout|kind|chart|drawn|color|badge|price|subject|note|countOne)$|^(lead|features\.\d+)$|\.none[A-Z]|\{/

/** Words without the spaces between elements and the marks of prose. */
const plain = (text: string) => text.replace(/[\s\u00AD\u200B\u2060*]+/g, "")
/** All that a page says, aloud or to search engines too. */
const textOn = (document: Document) =>
  plain(
    [
      document.documentElement.textContent,
      ...["alt", "aria-label", "placeholder", "content", "value"].flatMap(name =>
        valuesOf(document, `[${name}]`, name),
      ),
    ].join(" "),
  )

test.describe("content", () => {
  test("every text and every link of a page's file is on its page", async () => {
    const missing: string[] = []
    for (const { entry, path } of await publishedPages()) {
      const document = parsePage(path)
      const said = textOn(document)
      const links = new Set(valuesOf(document, "[href]", "href").flatMap(href => [href, href.split("?")[0]]))
      for (const { text, hasPattern: hasForm, location: where, path: at } of textsOf(entry)) {
        const name = at.join(".")
        if (where !== "field" || UNSHOWN.test(name) || text.includes("{")) continue
        // Numbers to call are written as they are dialed.
        const isThere =
          at.at(-1) === "href" ? links.has(text) || text.startsWith("tel:") : hasForm || said.includes(plain(text))
        if (!isThere) missing.push(`${path}: ${name} "${text}"`)
      }
    }
    expect(missing).toEqual([])
  })

  test("every anchor that content may link to is on its page, and every page has #main", async () => {
    const anchors = collectAnchors((await publishedPages()).map(({ entry }) => entry))
    expect(anchors.size).toBeGreaterThan(0)
    for (const { path } of builtPages())
      for (const name of [...(anchors.get(path) ?? []), "main"])
        expect.soft(parsePage(path).getElementById(name), `${path}#${name}`).not.toBeNull()
  })

  test("every id around prose is kept from its headings (model/prose/reserved-ids.ts)", async () => {
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
