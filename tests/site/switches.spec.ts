import assert from "node:assert/strict"
import { test } from "./site"
import { yaml } from "./content"
import { misplacedSwitches, type SwitchedSite } from "./switches"

test.describe("switches of site.yaml", () => {
  test("leave no trace where they are off, and stand where they belong where they are on", () => {
    assert.deepEqual(misplacedSwitches("public", yaml<SwitchedSite>("site.yaml")), [])
  })
})
