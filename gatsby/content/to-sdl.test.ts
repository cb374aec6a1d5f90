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

test("every field has a description", () => {
  const bare: string[] = []
  const look = (shape: z.core.$ZodType, where: string) => {
    if (shape instanceof z.ZodOptional) look(shape.unwrap() as z.core.$ZodType, where)
    else if (shape instanceof z.ZodArray) look(shape.element as z.core.$ZodType, where)
    else if (shape instanceof z.ZodObject)
      for (const [name, field] of Object.entries(shape.shape as Record<string, z.ZodType>)) {
        const inner = field instanceof z.ZodOptional ? (field.unwrap() as z.ZodType) : field
        const element = inner instanceof z.ZodArray ? (inner.element as z.ZodType) : inner
        if (!field.description && !inner.description && !element.description) bare.push(`${where}.${name}`)
        look(inner, `${where}.${name}`)
      }
  }
  for (const { type, shape } of collections) look(shape, type)
  assert.deepEqual(bare, [])
})
