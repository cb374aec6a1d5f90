import assert from "node:assert/strict"
import { readFileSync } from "node:fs"
import { describe, test } from "node:test"
import { loadContent } from "../../gatsby/content/load"
import { builtPages } from "./built-pages"
import { yaml } from "./content"
import { everywhere } from "./site"

const redirects = yaml<{ from: string; to: string }[]>("redirects.yaml")

describe("addresses", everywhere, () => {
  test("each that was published has a page or a redirect", () => {
    const { published = [] } = loadContent(process.cwd())
    const answered = new Set([...builtPages().map(({ path }) => path), ...redirects.map(({ from }) => from)])
    assert.deepEqual(
      published.filter(address => !answered.has(address)),
      [],
    )
  })

  test("those that have moved are told to hosts that read rules in the build", () => {
    const rules = readFileSync("public/_redirects", "utf8").split("\n").filter(Boolean)
    assert.deepEqual(
      rules,
      redirects.map(({ from, to }) => `${from} ${to} 301`),
    )
  })
})
