import { fixture } from "#tests/engine/fixture"
import { formatOf, removeSuppressions } from "../formats"

const { texts } = fixture
const field = (name: string) => ({ name, label: name, widget: "string" })
const yaml = formatOf({ name: "Page", extension: "yaml", fields: ["title", "topics", "date"].map(field) })
const mdx = formatOf({ name: "BlogPost", extension: "mdx", fields: ["title", "topics", "date", "body"].map(field) })

describe("formatOf", () => {
  test("writes every file unchanged if the data is unchanged", () => {
    for (const [file, text] of texts) {
      const format = file.endsWith(".mdx") ? mdx : yaml
      expect([file, format.toFile(format.fromFile(text))]).toEqual([file, text])
    }
  })

  test("keeps Windows line breaks", () => {
    const file = "---\r\n# Note.\r\ntitle: A\r\n---\r\nOne.\r\n\r\nTwo.\r\n"
    expect(mdx.toFile(mdx.fromFile(file))).toBe(file)
    // Text areas have no CRLF.
    expect(mdx.toFile({ ...mdx.fromFile(file), title: "B", body: "One.\n\nTwo.\n" })).toBe(file.replace("A", "B"))
    expect(yaml.toFile(yaml.fromFile("title: A\r\ntopics: []\r\n"))).toBe("title: A\r\ntopics: []\r\n")
  })

  test("writes the fields of a new block in schema order", () => {
    const types = [
      { ...field("hero"), fields: ["title", "lead"].map(field) },
      { ...field("items"), fields: [field("layout"), field("title"), { ...field("items"), fields: [field("lead")] }] },
    ]
    const meta = { ...field("meta"), fields: ["title"].map(field) }
    const { toFile } = formatOf({ name: "Page", extension: "yaml", fields: [meta, { ...field("blocks"), types }] })
    const hero = { lead: "L", title: "T", type: "hero" }
    const items = { items: [{ lead: "L" }], title: "T", type: "items", layout: "columns" }
    const text = toFile({ blocks: [hero, items], meta: { title: "T" } })
    expect(text.slice(text.indexOf("meta"))).toBe(`meta:
  title: T
blocks:
  - type: hero
    title: T
    lead: L
  - type: items
    layout: columns
    title: T
    items:
      - lead: L
`)
  })

  test("removes suppression comments from copies", () => {
    expect(removeSuppressions("# Note.\ntitle: A # check: ok\ntopics: [] # why\n")).toBe(
      "# Note.\ntitle: A\ntopics: [] # why\n",
    )
  })

  test("omits empty fields and keeps required empty lists", () => {
    const data = yaml.fromFile("# Note.\ntitle: A\ntopics: []\n")
    expect(yaml.toFile({ ...data, slug: "", banner: { title: "", primary: {} }, order: undefined })).toBe(
      "# Note.\ntitle: A\ntopics: []\n",
    )
  })

  test("writes new files in schema order, with a schema comment", () => {
    expect(yaml.toFile({ date: "2026-05-01", title: "New" })).toBe(
      "# yaml-language-server: $schema=../.schemas/Page.json\n\ntitle: New\ndate: 2026-05-01\n",
    )
    expect(mdx.toFile({ body: "Words.", date: "2026-05-01", title: "New: a post", topics: [] })).toBe(
      '---\ntitle: "New: a post"\ntopics: []\ndate: 2026-05-01\n---\nWords.\n',
    )
  })

  test("shows pages as published by default, and leaves the file unchanged", () => {
    const fields = ["published", "draft", "title"].map(field)
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
