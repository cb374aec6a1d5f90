import assert from "node:assert/strict"
import { test } from "node:test"
import { z } from "zod"
import { collections } from "./collections"
import { toSdl } from "./to-sdl"

test("every kind of content is a node that is not inferred, with non-null fields where they are required", () => {
  const sdl = toSdl()
  for (const { type } of collections) assert.match(sdl, new RegExp(`type ${type} implements Node @dontInfer \\{`))
  assert.match(sdl, /type Action \{\n {2}"""What the button or link says\."""\n {2}label: String!\n/)
  assert.match(sdl, / {2}subtitle: String\n/)
  assert.match(sdl, /enum PackageBadge \{\n {2}mostPopular\n {2}recommended\n\}/)
})

test("no name stands for two different types", () => {
  const names = [...toSdl().matchAll(/^(?:type|enum) (\w+)/gm)].map(([, name]) => name)
  assert.equal(new Set(names).size, names.length)
})

/** What a field holds, seen through optionals and lists. */
const core = (shape: z.core.$ZodType): z.core.$ZodType => {
  if (shape instanceof z.ZodOptional) return core(shape.unwrap())
  return shape instanceof z.ZodArray ? core(shape.element) : shape
}

const isDescribed = (shape: z.core.$ZodType): boolean => {
  if (z.globalRegistry.get(shape)?.description) return true
  if (shape instanceof z.ZodOptional) return isDescribed(shape.unwrap())
  return shape instanceof z.ZodArray && isDescribed(shape.element)
}

/** Paths of the fields without a description below a shape. */
const bareFields = (shape: z.core.$ZodType, where: string): string[] => {
  const inner = core(shape)
  if (!(inner instanceof z.ZodObject)) return []
  return Object.entries(inner.shape as Record<string, z.core.$ZodType>).flatMap(([name, field]) => [
    ...(isDescribed(field) ? [] : [`${where}.${name}`]),
    ...bareFields(field, `${where}.${name}`),
  ])
}

test("every field has a description", () => {
  assert.deepEqual(
    collections.flatMap(({ type, shape }) => bareFields(shape, type)),
    [],
  )
})
