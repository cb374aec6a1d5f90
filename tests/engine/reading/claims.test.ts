import { figuresOf, filledTexts, withFigures } from "../../../packages/content-engine"
import { edited, fixture, post, service, toldAfter, toldOf, withFiles } from "../fixture"

const figures = figuresOf(fixture.texts)
const TEXT = '"One sentence about the first service."'

describe("a figure of the ledger", () => {
  test("takes the place of each reference, in YAML, in details and in prose", async () => {
    const files = {
      [service]: edited(service, TEXT, '"Built in {claim.buildWeeks} weeks, answered in {claim.answerHours} hours."'),
      [post]: edited(post, "One sentence begins", "{claim.buildWeeks.from} to {claim.buildWeeks.to} weeks begin"),
    }
    const folder = withFiles(files)
    expect(await toldOf(folder)).toEqual([])
    const filled = filledTexts(folder.texts)
    expect(filled.get(service)).toContain('"Built in 3–5 weeks, answered in 6 hours."')
    expect(filled.get(post)).toContain("3 to 5 weeks begin")
    expect([...filled.values()].join("")).not.toContain("{claim.")
  })

  test("counts with its own length where a text has a limit", async () => {
    const words = (length: number) => `"${"{claim.answerHours}".repeat(3)}${"w".repeat(length - 3)}"`
    expect(await toldAfter(service, TEXT, words(400))).toEqual([])
    expect(await toldAfter(service, TEXT, words(401))).toHaveLength(1)
  })

  test("leaves every place as it is written", () => {
    const written = "a {claim.buildWeeks} b {claim.answerHours} c"
    const { text, origin } = withFigures(`first\n${written}`, figures)
    const shown = text.split("\n")[1]!
    expect(shown).toBe("a 3–5 b 6 c")
    for (const word of ["a", " b", " c"])
      expect(origin({ line: 2, column: shown.indexOf(word) + 1 })).toEqual({
        line: 2,
        column: written.indexOf(word) + 1,
      })
    // Inside a figure it is the beginning of its reference.
    expect(origin({ line: 2, column: 5 })).toEqual({ line: 2, column: 3 })
  })

  test("that is said by hand may be meant, and a number that agrees is no sentence", async () => {
    const said = '"You have an answer within 12 hours." # check: ok'
    expect(await toldAfter(service, TEXT, said)).toEqual([])
    const order = { "claims.yaml": edited("claims.yaml", "answer within # hours", "order: #") }
    const told = await toldOf(withFiles(order))
    expect(told.some(line => line.startsWith("content/services/"))).toBe(true)
    expect(told.filter(line => line.includes("order: 6"))).toEqual([])
  })
})
