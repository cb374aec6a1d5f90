import assert from "node:assert/strict"
import { dirname } from "node:path"
import { test } from "node:test"
import { canonicalPages } from "../site/built-pages"
import { attribute, elementsOf, parsed } from "../site/parsed"
import { everywhere } from "../site/site"

/** Pages below one address are of a kind; of those below none each is its own. */
const kindOf = (path: string) => (dirname(path) === "/" ? path : dirname(path))

/** The drawings of a page's closing band. */
const closingOf = (html: string) =>
  elementsOf(parsed(html))
    .filter(one => attribute(one, "data-banner") !== undefined)
    .flatMap(elementsOf)
    .flatMap(one => (one.tagName === "img" ? (attribute(one, "src") ?? []) : []))

test("no two kinds of page close with the same picture", everywhere, () => {
  const kinds = new Map<string, Set<string>>()
  for (const { path, html } of canonicalPages())
    for (const picture of closingOf(html)) kinds.set(picture, (kinds.get(picture) ?? new Set()).add(kindOf(path)))
  assert.ok(kinds.size > 10)
  assert.deepEqual(
    [...kinds.values()].filter(({ size }) => size > 1).map(shared => [...shared]),
    [],
  )
})
