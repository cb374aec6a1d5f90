import { z } from "zod"
import { block, group, list, pictureFile, sharedType, slug, text } from "#engine"
import { toFragments } from "#engine/schema/to-fragments"

const thing = sharedType("Thing", "A thing.", { name: text("Name."), size: text("Size.").optional() })

const print = (fields: z.core.$ZodShape, computed = {}) =>
  toFragments("Block", [block("sample", "Content", "A block.", fields)], computed)

describe("toFragments", () => {
  test("selects texts, pictures, objects in lists, and the block's id", () => {
    const place = group("Place", "A place.", { city: text("City.") })
    const fields = {
      title: text("Title.").optional(),
      picture: pictureFile("Picture."),
      places: list("Places.", place),
    }
    expect(print(fields)).toEqual([
      "fragment Place on Place { city }",
      "fragment SampleBlock on SampleBlock { id title picture { ...Picture } places { ...Place } }",
      "fragment Block on Block { __typename ...SampleBlock }",
    ])
  })

  test("prints a shared type once, with the fields of all its groups", () => {
    const fragments = print({ first: thing({ name: text("Name.") }), second: thing({ size: text("Size.") }) })
    expect(fragments.filter(fragment => fragment.startsWith("fragment Thing"))).toEqual([
      "fragment Thing on Thing { name size }",
    ])
  })

  test("selects computed fields", () => {
    const fragments = print({ first: thing({ name: text("Name.") }) }, { Thing: { weight: {} }, Other: { age: {} } })
    expect(fragments[0]).toBe("fragment Thing on Thing { name size weight }")
  })

  test("leaves out fields that only the build reads", () => {
    expect(print({ title: text("Title."), secret: text("Secret.").meta({ omitFromGraphql: true }) })).toContain(
      "fragment SampleBlock on SampleBlock { id title }",
    )
  })

  test("prints no fragment for a block with references, whose component defines it", () => {
    const reference = { type: "Person", field: "slug", labelField: "name", describeUnknown: (name: string) => name }
    expect(print({ people: list("People.", slug.meta({ reference })) })).toEqual([
      "fragment Block on Block { __typename ...SampleBlock }",
    ])
  })
})
