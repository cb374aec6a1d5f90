import { fixture } from "../../../tests/engine/fixture"
import { formatOf } from "../formats"

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
