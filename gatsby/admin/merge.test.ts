import assert from "node:assert/strict"
import { describe, test } from "node:test"
import { parse } from "yaml"
import { loadContent } from "../content/load"
import { mergeYaml } from "./merge"

const { texts } = loadContent(process.cwd())

const text = `# Who we are.
name: "Paid Ads" # in the menu
order: 6

tags: [one, two]
items:
  # The first.
  - title: "A"
    text: plain
  # The second.
  - title: "B"
    text: plain
`

describe("saving from the form", () => {
  test("changes no character of a file in which nothing was changed", () => {
    for (const [file, content] of texts)
      if (file.endsWith(".yaml")) assert.equal(mergeYaml(content, parse(content)), content, file)
  })

  test("changes one value and nothing else", () => {
    const data = parse(text) as { name: string; items: { title: string }[] }
    assert.equal(mergeYaml(text, { ...data, name: "Ads" }), text.replace("Paid Ads", "Ads"))
    data.items[1]!.title = "C: d"
    assert.equal(mergeYaml(text, data), text.replace('"B"', '"C: d"'))
  })

  test("moves comments with the entries they belong to", () => {
    const data = parse(text) as { items: unknown[] }
    assert.equal(
      mergeYaml(text, { ...data, items: [...data.items].reverse() }).split("items:\n")[1],
      `  # The second.
  - title: "B"
    text: plain
  # The first.
  - title: "A"
    text: plain
`,
    )
  })

  test("adds fields in the order of the shape, takes fields out, and writes new files", () => {
    const data = parse(text) as { items: unknown[] }
    assert.equal(
      mergeYaml(text, { ...data, slug: "ads", items: [] }, ["name", "slug", "order", "tags", "items"]),
      `# Who we are.\nname: "Paid Ads" # in the menu\nslug: ads\norder: 6\n\ntags: [one, two]\nitems: []\n`,
    )
    assert.equal(mergeYaml(text, { name: "Paid Ads", order: 6, tags: ["one", "two"] }), text.split("items:")[0])
    assert.equal(mergeYaml("", { order: 1, name: "New" }, ["name", "order"]), "name: New\norder: 1\n")
  })
})
