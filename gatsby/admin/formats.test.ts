import assert from "node:assert/strict"
import { describe, test } from "node:test"
import { loadContent } from "../content/load"
import { LIST } from "./fields"
import { formats } from "./formats"

const { texts } = loadContent(process.cwd())
const all = formats(LIST)
const isList = (text: string) => /^-/m.test(text) && !/^\w+:/m.test(text)

describe("the formats of the form", () => {
  test("write every file of content/ as it was read", () => {
    for (const [file, text] of texts) {
      const { format } = all[file.endsWith(".mdx") ? "kept-mdx" : isList(text) ? "kept-list" : "kept-yaml"]
      assert.equal(format.toFile(format.fromFile(text)), text, file)
    }
  })

  test("leave out what nobody filled in, and keep an empty list that must be there", () => {
    const { format } = all["kept-yaml"]
    const data = format.fromFile("# Note.\nname: A\ntopics: []\n")
    assert.equal(
      format.toFile({ ...data, slug: "", banner: { title: "", primary: {} }, order: undefined }),
      "# Note.\nname: A\ntopics: []\n",
    )
  })

  test("write new files in the order of the shape", () => {
    assert.equal(
      all["kept-mdx"].format.toFile({ body: "Words.", date: "May 1, 2026", title: "New: a post" }, [
        "title",
        "date",
        "body",
      ]),
      '---\ntitle: "New: a post"\ndate: May 1, 2026\n---\nWords.\n',
    )
  })
})
