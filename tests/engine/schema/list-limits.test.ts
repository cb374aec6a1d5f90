import { z } from "zod"
import { getLimits, unwrapOptional } from "#engine"
import { typeOf } from "#engine/schema/to-sdl"
import { contentTypes } from "#model"
import { editFixture, getIssues, withFiles } from "../fixture"

/** Lists of fixed length, with the reason. */
const fixedLengths: Record<string, string> = {
  "LaunchBlock.weeks": "the marks of the drawn ruler",
}

const findFixedLists = (schema: z.core.$ZodType, path: string): string[] => {
  const inner = unwrapOptional(schema)
  if (inner instanceof z.ZodDiscriminatedUnion)
    return inner.options.flatMap(option => findFixedLists(option, typeOf(option, path).id))
  if (inner instanceof z.ZodObject)
    return Object.entries<z.core.$ZodType>(inner.shape).flatMap(([key, field]) =>
      findFixedLists(field, `${path}.${key}`),
    )
  if (!(inner instanceof z.ZodArray)) return []
  const { minimum, maximum } = getLimits(inner)
  return [...(minimum !== undefined && minimum === maximum ? [path] : []), ...findFixedLists(inner.element, path)]
}

describe("list limits", () => {
  test("has lists of a fixed length only where a drawing needs them", () => {
    const fixed = new Set(contentTypes.flatMap(({ type, schema }) => findFixedLists(schema, type)))
    expect([...fixed].sort()).toEqual(Object.keys(fixedLengths).sort())
  })

  test("accepts additional questions and form options", async () => {
    const why = { id: "why", topic: "work", question: "Why?", answer: "Because." }
    const faq = editFixture("pages/faq.yaml", "    items:\n", `    items:\n      - ${JSON.stringify(why)}\n`)
    const words = editFixture("words.yaml", "value: seo-content", "value: voice-agents")
    expect(await getIssues(withFiles({ "pages/faq.yaml": faq, "words.yaml": words }))).toEqual([])
  })
})
