import { z } from "zod"
import { defineType, group, sharedType, text } from "#engine"
import { toSdl as printSdl } from "#engine/schema/to-sdl"
import { contentTypes, toSdl } from "#model"

describe("toSdl", () => {
  test("prints content types as @dontInfer, required fields as non-null", () => {
    const sdl = toSdl().sdl
    for (const { type } of contentTypes) expect(sdl).toMatch(new RegExp(`type ${type} implements Node @dontInfer \\{`))
    expect(sdl).toMatch(/type Action \{\n {2}"""Label of the button or link\."""\n {2}label: String!\n/)
    expect(sdl).toMatch(/ {2}lead: String\n/)
  })

  test("lists options in the descriptions of enum fields", () => {
    expect(toSdl().sdl).toMatch(/"""Layout of the items\. One of: \w+(, \w+)+\."""\n {2}layout: String!/)
  })
})

describe("shared types", () => {
  const thing = sharedType("Thing", "A thing.", { name: text("Name."), size: text("Size.").optional() })
  const first = thing({ name: text("Its name here.") })
  const print = (second: z.ZodObject) =>
    printSdl([defineType({ type: "Page", files: "*.yaml", schema: group("Page", "A page.", { first, second }) })]).sdl

  test("prints a shared type once with all its fields", () => {
    const sdl = print(thing({ name: text("Name."), size: text("Size.") }))
    expect(sdl).toMatch(/type Thing \{\n {2}"""Name\."""\n {2}name: String!\n {2}"""Size\."""\n {2}size: String\n\}/)
  })

  test.each([
    [
      "makes a required field optional",
      thing({ name: text("Name.").optional() }),
      '"name" is required in the type Thing',
    ],
    ["has a field of another type", group("Thing", "Another.", { name: z.int() }), 'no field "name" of the type Int'],
  ])("throws if a group %s", (_, second, message) => {
    expect(() => print(second)).toThrow(message)
  })
})
