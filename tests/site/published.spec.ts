import assert from "node:assert/strict"
import { existsSync, readFileSync } from "node:fs"
import { test } from "./site"
import { yaml } from "./content"

const redirects = yaml<{ from: string; to: string }[]>("redirects.yaml")

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
