import type { z } from "zod"
import { blockSchemas } from "#blocks/block-schemas"
import { itemsSchema } from "#blocks/items/schema"
import { blockVariants } from "#engine"

const variants = blockVariants(blockSchemas)
const schemaOf = (type: unknown): z.ZodObject => blockSchemas.find(({ shape }) => shape.type.value === type)!

/** Blocks whose values depend on each other: parts of 100 percent, unique ids. */
const dependentBlocks = ["library", "payments"]

describe("blockVariants", () => {
  test("lists every block, and every layout of items, with its description", () => {
    const layouts = itemsSchema.shape.layout.unwrap().options.map(layout => `items: ${layout}`)
    expect(variants.map(({ name }) => name).filter(name => name.startsWith("items"))).toEqual(layouts)
    expect(new Set(variants.map(({ sample }) => sample.type))).toEqual(
      new Set(blockSchemas.map(({ shape }) => shape.type.value)),
    )
    expect(variants.filter(({ group, description }) => !group || description.length < 5)).toEqual([])
  })

  test("creates valid samples", () => {
    const invalid = variants.filter(({ sample }) => !schemaOf(sample.type).safeParse(sample).success)
    expect(invalid.map(({ name }) => name).filter(name => !dependentBlocks.includes(name))).toEqual([])
  })

  test("creates samples without optional fields", () => {
    expect(variants.find(({ name }) => name === "hero")?.sample).toEqual({ type: "hero", title: "title" })
  })
})
