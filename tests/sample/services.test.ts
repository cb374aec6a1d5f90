import assert from "node:assert/strict"
import { readdirSync, readFileSync } from "node:fs"
import { describe, test } from "node:test"
import { parse } from "yaml"
import { everywhere } from "../site/site"

/** What somebody who writes a service fills in at most; it is to become less, never more. */
const VALUES = 174
const NAMES = 61

/** The names of the fields below a value, one for each text, number or choice, and for each list of them. */
const filledIn = (value: unknown, name = ""): string[] => {
  if (value === null || typeof value !== "object") return [name]
  if (Array.isArray(value) && value.every(item => typeof item !== "object")) return [name]
  return Object.entries(value).flatMap(([key, inner]) => filledIn(inner, Array.isArray(value) ? name : key))
}

/** The names of all fields and groups below a value. */
const namesIn = (value: unknown): string[] =>
  value !== null && typeof value === "object"
    ? Object.entries(value).flatMap(([key, inner]) => [...(Array.isArray(value) ? [] : [key]), ...namesIn(inner)])
    : []

describe("a service", everywhere, () => {
  for (const file of readdirSync("content/services"))
    test(`${file} asks for no more values and names than before`, () => {
      const service = parse(readFileSync(`content/services/${file}`, "utf8")) as object
      assert.ok(filledIn(service).length <= VALUES, `${filledIn(service).length} values`)
      assert.ok(new Set(namesIn(service)).size <= NAMES, `${new Set(namesIn(service)).size} names`)
    })
})
