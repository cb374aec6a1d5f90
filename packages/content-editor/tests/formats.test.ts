import { fixture } from "../../../tests/engine/fixture"
import { LIST } from "../fields"
import { formatOf, formats } from "../formats"

const { texts } = fixture
const all = formats(LIST)
const isList = (text: string) => /^-/m.test(text) && !/^\w+:/m.test(text)

describe("the formats of the form", () => {
  test("write every file as it was read", () => {
    for (const [file, text] of texts) {
      const { format } = all[file.endsWith(".mdx") ? "kept-mdx" : isList(text) ? "kept-list" : "kept-yaml"]
      expect([file, format.toFile(format.fromFile(text))]).toEqual([file, text])
    }
  })

  test("leave out what nobody filled in, and keep an empty list that must be there", () => {
    const { format } = all["kept-yaml"]
    const data = format.fromFile("# Note.\nname: A\ntopics: []\n")
    expect(format.toFile({ ...data, slug: "", banner: { title: "", primary: {} }, order: undefined })).toBe(
      "# Note.\nname: A\ntopics: []\n",
    )
  })

  test("write new files in the order of the shape", () => {
    expect(
      all["kept-mdx"].format.toFile({ body: "Words.", date: "May 1, 2026", title: "New: a post" }, [
        "title",
        "date",
        "body",
      ]),
    ).toBe('---\ntitle: "New: a post"\ndate: May 1, 2026\n---\nWords.\n')
  })

  const short = {
    fields: { faqs: { items: { pairs: [["question", "answer"]], names: ["id", "question", "answer"] } } },
    names: ["name", "faqs"],
  } as const
  const { format: inLines } = formatOf({ format: "kept-yaml", fields: [], short }, LIST)
  const text = "name: A\nfaqs:\n  - How long?: Two weeks. # check: ok\n  - Which tools?: All.\n    id: tools\n"

  test("give a form the fields of a line, and write them back into one", () => {
    const data = inLines.fromFile(text)
    expect(data.faqs).toEqual([
      { question: "How long?", answer: "Two weeks." },
      { question: "Which tools?", answer: "All.", id: "tools" },
    ])
    expect(inLines.toFile(data, ["name", "faqs", "question", "answer", "id"])).toBe(text)
  })

  test("give a form what stands in signs behind the first text of a line, and write it back", () => {
    const step = {
      pairs: [["title", "text"]],
      aside: { name: "when", open: "(", close: ")" },
      names: ["title", "text", "when"],
    } as const
    const { format: inSigns } = formatOf(
      { format: "kept-yaml", fields: [], short: { fields: { steps: { items: step } }, names: ["steps"] } },
      LIST,
    )
    const steps =
      "steps:\n  - Plan (week 1): We ask.\n  - Build: We build.\n  - title: Check (twice)\n    text: We look.\n"
    const read = inSigns.fromFile(steps)
    expect(read.steps).toEqual([
      { title: "Plan", when: "week 1", text: "We ask." },
      { title: "Build", text: "We build." },
      { title: "Check (twice)", text: "We look." },
    ])
    expect(inSigns.toFile(read, ["steps", "title", "text", "when"])).toBe(steps)
    const [first = {}] = read.steps as object[]
    expect(inSigns.toFile({ steps: [{ ...first, when: "week 2" }] }, ["steps", "title", "text", "when"])).toBe(
      "steps:\n  - Plan (week 2): We ask.\n",
    )
  })

  test("leave what did not change in the form in which somebody wrote it", () => {
    const pair = { pairs: [["title", "text"]], aside: { name: "id", open: "{#", close: "}" } } as const
    const step = { ...pair, names: ["title", "text", "id"] } as const
    const { format: inAnchors } = formatOf(
      { format: "kept-yaml", fields: [], short: { fields: { steps: { items: step } }, names: ["steps"] } },
      LIST,
    )
    const steps = "name: A\nsteps:\n  - Plan: We ask.\n    id: plan\n  - title: Build\n    text: We build.\n"
    const read = inAnchors.fromFile(steps)
    expect(inAnchors.toFile({ ...read, name: "B" })).toBe(steps.replace("A", "B"))
    const [first, second] = read.steps as object[]
    expect(
      inAnchors.toFile({
        ...read,
        steps: [
          { ...first, text: "We listen." },
          { ...second, text: "We try." },
        ],
      }),
    ).toBe("name: A\nsteps:\n  - Plan {#plan}: We listen.\n  - title: Build\n    text: We try.\n")
  })

  test("an answer keeps the address that its question had", () => {
    const data = inLines.fromFile(text)
    const [first = {}, second = {}] = data.faqs as object[]
    const changed = {
      ...data,
      faqs: [
        { ...first, question: "How many weeks?" },
        { ...second, question: "What tools?" },
      ],
    }
    expect(inLines.toFile(changed, ["name", "faqs", "id", "question", "answer"])).toBe(
      "name: A\nfaqs:\n  - How many weeks?: Two weeks. # check: ok\n    id: how-long\n  - What tools?: All.\n    id: tools\n",
    )
  })

  test("write a list that must be there, even where nobody filled it in", () => {
    const fields = [{ name: "topics", label: "Topics", widget: "list", default: [] }]
    const { format } = formatOf({ format: "kept-mdx", fields }, LIST)
    expect(format.toFile({ title: "A", body: "Words." }, ["title", "topics", "body"])).toBe(
      "---\ntitle: A\ntopics: []\n---\nWords.\n",
    )
  })
})
