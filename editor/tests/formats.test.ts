import { fixture } from "#tests/engine/fixture"
import { formatOf, withoutSilencers } from "../formats"

const { texts } = fixture
const field = (name: string) => ({ name, label: name, widget: "string" })
const yaml = formatOf({ name: "Page", extension: "yaml", fields: ["title", "topics", "date"].map(field) })
const mdx = formatOf({ name: "BlogPost", extension: "mdx", fields: ["title", "topics", "date", "body"].map(field) })

describe("the formats of the form", () => {
  test("write every file as it was read", () => {
    for (const [file, text] of texts) {
      const format = file.endsWith(".mdx") ? mdx : yaml
      expect([file, format.toFile(format.fromFile(text))]).toEqual([file, text])
    }
  })

  test("keep line breaks of Windows", () => {
    const file = "---\r\n# Note.\r\ntitle: A\r\n---\r\nOne.\r\n\r\nTwo.\r\n"
    expect(mdx.toFile(mdx.fromFile(file))).toBe(file)
    // A text area has none of them.
    expect(mdx.toFile({ ...mdx.fromFile(file), title: "B", body: "One.\n\nTwo.\n" })).toBe(file.replace("A", "B"))
    expect(yaml.toFile(yaml.fromFile("title: A\r\ntopics: []\r\n"))).toBe("title: A\r\ntopics: []\r\n")
  })

  test("write the fields of a new block in the order of its shape", () => {
    const types = [{ ...field("hero"), fields: ["title", "lead"].map(field) }]
    const { toFile } = formatOf({ name: "Page", extension: "yaml", fields: [{ ...field("blocks"), types }] })
    expect(toFile({ blocks: [{ type: "hero", lead: "L", title: "T" }] })).toMatch(
      / {2}- type: hero\n {4}title: T\n {4}lead: L\n$/,
    )
  })

  test("copy no comment that silences a warning", () => {
    expect(withoutSilencers("# Note.\ntitle: A # check: ok\ntopics: [] # why\n")).toBe(
      "# Note.\ntitle: A\ntopics: [] # why\n",
    )
  })

  test("leave out what nobody filled in, and keep an empty list that must be there", () => {
    const data = yaml.fromFile("# Note.\ntitle: A\ntopics: []\n")
    expect(yaml.toFile({ ...data, slug: "", banner: { title: "", primary: {} }, order: undefined })).toBe(
      "# Note.\ntitle: A\ntopics: []\n",
    )
  })

  test("write new files in the order of the shape, with the line that names their schema", () => {
    expect(yaml.toFile({ date: "2026-05-01", title: "New" })).toBe(
      "# yaml-language-server: $schema=../.schemas/Page.json\n\ntitle: New\ndate: 2026-05-01\n",
    )
    expect(mdx.toFile({ body: "Words.", date: "2026-05-01", title: "New: a post", topics: [] })).toBe(
      '---\ntitle: "New: a post"\ntopics: []\ndate: 2026-05-01\n---\nWords.\n',
    )
  })

  test("show a switch on that is on while its file says nothing, and leave the file so", () => {
    const on = { widget: "boolean", default: true }
    const fields = [{ ...field("published"), ...on }, { ...field("draft"), ...on }, field("title")]
    const file = { name: "Page", label: "Team", file: "content/pages/team.yaml", fields }
    const text = "# yaml-language-server: $schema=../.schemas/Page.json\ntitle: Team\n"
    for (const own of [{ fields }, { files: [file] }]) {
      const { fromFile, toFile } = formatOf({ name: "Page", extension: "yaml", ...own })
      const data = fromFile(text)
      expect(data).toMatchObject({ published: true, title: "Team" })
      expect(data.draft).toBeUndefined()
      expect(toFile(data)).toBe(text)
      expect(toFile({ ...data, published: false })).toBe(text.replace("title", "published: false\ntitle"))
    }
  })
})
