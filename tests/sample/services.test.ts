import assert from "node:assert/strict"
import { readdirSync, readFileSync } from "node:fs"
import { describe, test } from "node:test"
import { parse } from "yaml"
import { shortFormsOf, type ShortForms } from "../../packages/content-engine"
import { collectionOf } from "../../model"
import { everywhere } from "../site/site"

/** What somebody who writes a service fills in at most; it is to become less, never more. */
const VALUES = 100
const NAMES = 30
/** The same without what has a default: pictures, the price shown, and addresses of answers. */
const VALUES_NEEDED = 85
const NAMES_NEEDED = 28
const DEFAULTS = ["scene", "symbol", "price", "id"]

interface Counted {
  values: number
  names: Set<string>
}

/** What a file makes its writer fill in: texts before a colon are counted with what stands behind it. */
const count = (value: unknown, forms: ShortForms | undefined, without: readonly string[], told: Counted): Counted => {
  if (Array.isArray(value) && value.some(item => typeof item === "object"))
    for (const item of value) count(item, forms?.items, without, told)
  else if (value !== null && typeof value === "object" && !Array.isArray(value))
    for (const [name, inner] of Object.entries(value)) {
      if (without.includes(name)) continue
      const isPair = forms?.pairs && !forms.names?.includes(name) && name !== forms.range?.name
      if (!isPair) told.names.add(name)
      count(inner, forms?.fields?.[isPair ? (forms.pairs?.[0]?.[1] ?? name) : name], without, told)
    }
  else told.values += 1
  return told
}

describe("a service", everywhere, () => {
  const { shape } = collectionOf("services/any.yaml")!
  for (const file of readdirSync("content/services"))
    test(`${file} asks for no more values and names than before`, () => {
      const service: unknown = parse(readFileSync(`content/services/${file}`, "utf8"))
      for (const [without, mostValues, mostNames] of [
        [[], VALUES, NAMES],
        [DEFAULTS, VALUES_NEEDED, NAMES_NEEDED],
      ] as const) {
        const { values, names } = count(service, shortFormsOf(shape), without, { values: 0, names: new Set() })
        assert.ok(values <= mostValues, `${values} values`)
        assert.ok(names.size <= mostNames, `${names.size} names: ${[...names].join(", ")}`)
      }
    })
})
