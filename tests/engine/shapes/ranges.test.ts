import { z } from "zod"
import { limitsOf, required } from "#engine"
import { typeOf } from "#engine/shapes/to-sdl"
import { collections } from "#model"
import { edited, toldOf, withFiles } from "../fixture"

/** Lists that a drawing or a sum takes exactly so long, with the reason. */
const DRAWN: Record<string, string> = {
  "LaunchBlock.weeks": "the marks of the drawn ruler",
}

const fixedIn = (shape: z.core.$ZodType, path: string): string[] => {
  const inner = required(shape)
  if (inner instanceof z.ZodDiscriminatedUnion)
    return inner.options.flatMap(option => fixedIn(option, typeOf(option, path).id))
  if (inner instanceof z.ZodObject)
    return Object.entries<z.core.$ZodType>(inner.shape).flatMap(([key, field]) => fixedIn(field, `${path}.${key}`))
  if (!(inner instanceof z.ZodArray)) return []
  const { minimum, maximum } = limitsOf(inner)
  return [...(minimum !== undefined && minimum === maximum ? [path] : []), ...fixedIn(inner.element, path)]
}

test("lists have ranges, and a fixed length only where a drawing wants it", () => {
  const fixed = new Set(collections.flatMap(({ type, shape }) => fixedIn(shape, type)))
  expect([...fixed].sort()).toEqual(Object.keys(DRAWN).sort())
})

test("a topic takes a fourth question, and the project form a service of one's own", async () => {
  const why = { id: "why", topic: "work", question: "Why?", answer: "Because." }
  const faq = edited("pages/faq.yaml", "    items:\n", `    items:\n      - ${JSON.stringify(why)}\n`)
  const contact = edited("pages/contact.yaml", "value: seo-content", "value: voice-agents")
  expect(await toldOf(withFiles({ "pages/faq.yaml": faq, "pages/contact.yaml": contact }))).toEqual([])
})
