import assert from "node:assert/strict"
import { describe, test } from "node:test"
import { yaml } from "./content"
import { everywhere } from "./site"
import { misplacedSwitches, type SwitchedSite } from "./switches"

describe("switches of site.yaml", everywhere, () => {
  test("leave no trace where they are off, and stand where they belong where they are on", () => {
    assert.deepEqual(misplacedSwitches("public", yaml<SwitchedSite>("site.yaml")), [])
  })
})
