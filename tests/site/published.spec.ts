import assert from "node:assert/strict"
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { test } from "./site"
import { yaml } from "./content"

const redirects = yaml<{ from: string; to: string }[]>("redirects.yaml")

/** Folders of scripts that pages, the search and the editor ask for, and what ends workers of earlier sites. */
const SCRIPTS = /^(islands|scripts|search|admin)\/|^(sw|service-worker)\.js$/

test.describe("files", () => {
  test("no source map, no statistics and no script of Gatsby's is published", () => {
    const files = readdirSync("public", { recursive: true, encoding: "utf8" }).map(file => file.replaceAll("\\", "/"))
    const wrong = files.filter(
      file =>
        /\.map(\.\w+)?$|stats\.json|~partytown|page-data|_gatsby/.test(file) ||
        (/\.m?js$/.test(file) && !SCRIPTS.test(file)),
    )
    assert.ok(files.some(file => file.endsWith(".js")))
    assert.deepEqual(wrong, [])
  })
})

test.describe("addresses", () => {
  test("those that have moved are told to hosts that read rules in the build", () => {
    const rules = existsSync("public/_redirects")
      ? readFileSync("public/_redirects", "utf8").split("\n").filter(Boolean)
      : []
    assert.deepEqual(
      rules,
      redirects.map(({ from, to }) => `${from} ${to} 301`),
    )
  })
})
