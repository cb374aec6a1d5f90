import assert from "node:assert/strict"
import { test } from "node:test"
import { isoDate } from "./iso-date"

test("a shown date becomes one that sorts", () => {
  assert.equal(isoDate("October 28, 2025"), "2025-10-28")
  assert.equal(isoDate("July 2, 2025"), "2025-07-02")
})
