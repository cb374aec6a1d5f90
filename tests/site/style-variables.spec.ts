import assert from "node:assert/strict"
import { hasPage, test } from "./site"
import { builtPages } from "./built-pages"

/**
 * Material UI's rules name these; a rule of this site outweighs each of them, or they belong to states that no page
 * has.
 */
const OUTWEIGHED = /^--(_|palette-(Chip|action|background|error|primary|text|common)|opacity|shadows)/

const read = (html: string) => new Set([...html.matchAll(/var\((--[\w-]+)/g)].map(([, name = ""]) => name))
const declared = (html: string) => new Set([...html.matchAll(/(--[\w-]+)\s*:/g)].map(([, name = ""]) => name))

test.describe("style variables", () => {
  for (const { path, html } of builtPages()) {
    test(`${path} declares every variable that it reads`, () => {
      test.skip(!hasPage(path))

      const known = declared(html)
      assert.deepEqual(
        [...read(html)].filter(name => !known.has(name) && !OUTWEIGHED.test(name)),
        [],
      )
    })
  }
})
