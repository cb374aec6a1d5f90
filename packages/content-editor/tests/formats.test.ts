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
      all["kept-mdx"].format.toFile({ body: "Words.", date: "2026-05-01", title: "New: a post" }, [
        "title",
        "date",
        "body",
      ]),
    ).toBe('---\ntitle: "New: a post"\ndate: 2026-05-01\n---\nWords.\n')
  })

  test("an answer keeps the address that its question had", () => {
    const { format } = all["kept-yaml"]
    const text =
      "name: A\nfaqs:\n  - question: How long?\n    answer: Two weeks. # check: ok\n  - question: Which tools?\n    id: tools\n    answer: All.\n"
    const data = format.fromFile(text)
    const [first = {}, second = {}] = data.faqs as object[]
    const changed = {
      ...data,
      faqs: [
        { ...first, question: "How many weeks?" },
        { ...second, question: "What tools?" },
      ],
    }
    expect(format.toFile(changed, ["name", "faqs", "question", "id", "answer"])).toBe(
      "name: A\nfaqs:\n  - question: How many weeks?\n    id: how-long\n    answer: Two weeks. # check: ok\n  - question: What tools?\n    id: tools\n    answer: All.\n",
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
