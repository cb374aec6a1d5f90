import { parse } from "yaml"
import { mergeYaml } from "../merge"

const form = (...names: string[]) => ({ fields: names.map(name => ({ name, label: name, widget: "string" })) })

const text = `# Who we are.
name: "Paid Ads" # in the menu
order: 6

tags: [one, two]
proof: { by: Ana, on: [a, b] }
sizes: {x: [ 1, 2 ]}
items:
  # The first.
  - title: "A"
    text: plain
  # The second.
  - title: "B"
    text: plain
`

describe("mergeYaml", () => {
  test("replaces a changed value and nothing else", () => {
    const data = parse(text) as { name: string; items: { title: string }[] }
    expect(mergeYaml(text, { ...data, name: "Ads" })).toBe(text.replace("Paid Ads", "Ads"))
    data.items[1]!.title = "C: d"
    expect(mergeYaml(text, data)).toBe(text.replace('"B"', '"C: d"'))
  })

  const folded = `a: >-
  One two
  three

  four

b: | # as it is
  x
   y
c: plain one
  continued
d: "quoted one
  continued" # why
items:
  - t: >
      folded here
      and here
    # u
    u: 1
`

  test("keeps the lines of folded texts and blocks that did not change", () => {
    const data = parse(folded) as { items: { u: number }[] }
    expect(mergeYaml(folded, data)).toBe(folded)
    data.items[0]!.u = 2
    expect(mergeYaml(folded, data)).toBe(folded.replace("u: 1", "u: 2"))
  })

  test("keeps a changed text folded", () => {
    const data = { ...(parse(folded) as object), a: "Another." }
    expect(mergeYaml(folded, data)).toMatch(/^a: >-\n {2}Another\.\n\nb: \| # as it is\n/)
  })

  test("keeps the first comment of a file above a new first field", () => {
    expect(mergeYaml("# Who we are.\nname: A # in the menu\n", { draft: true, name: "A" }, form("draft", "name"))).toBe(
      "# Who we are.\ndraft: true\nname: A # in the menu\n",
    )
  })

  test("moves comments with their items", () => {
    const data = parse(text) as { items: unknown[] }
    expect(mergeYaml(text, { ...data, items: [...data.items].reverse() }).split("items:\n")[1]).toBe(`  # The second.
  - title: "B"
    text: plain
  # The first.
  - title: "A"
    text: plain
`)
  })

  test("keeps comments with edited items that move", () => {
    const blocks = ["A", "B", "C"].map(title => `- type: hero\n  title: ${title}\n  lead: Of ${title}.`)
    const [a, b, c] = blocks as [string, string, string]
    const before = [a.replace("Of A.", "Of A. # check: ok"), b, `${c} # note`].join("\n")
    const edited = (block: string) => block.replace(/title: ./, "title: D")
    for (const after of [
      [edited(b), `${c} # note`],
      [edited(b), edited(a).replace("Of A.", "Of A. # check: ok")],
      [b, `${edited(c)} # note`, "- type: hero\n  title: New"],
    ])
      expect(mergeYaml(`${before}\n`, parse(after.join("\n")))).toBe(`${after.join("\n")}\n`)
  })

  test("removes the suppression comments of a replaced item", () => {
    const source = (title: string, lead: string) =>
      `# First.\n- type: hero\n  title: ${title}\n  lead: ${lead}\n  primary: { label: Go, href: /a }\n`
    const other = [{ type: "hero", title: "B", lead: "Of B.", primary: { label: "Go", href: "/b" } }]
    expect(mergeYaml(source("A # check: ok", "Of A. # note"), other)).toBe(
      source("B", "Of B. # note").replace("/a", "/b"),
    )
  })

  test("keeps the comment at the end of an emptied list", () => {
    expect(mergeYaml("tags:\n  - one\n  # Three at most.\n", { tags: [] })).toBe("tags: [] # Three at most.\n")
  })

  test("adds fields in schema order, removes fields, and writes new files", () => {
    const data = parse(text) as { items: unknown[] }
    expect(mergeYaml(text, { ...data, slug: "ads", items: [] }, form("name", "slug", "order", "tags", "items"))).toBe(
      `# Who we are.\nname: "Paid Ads" # in the menu\nslug: ads\norder: 6\n\ntags: [one, two]\nproof: { by: Ana, on: [a, b] }\nsizes: {x: [ 1, 2 ]}\nitems: []\n`,
    )
    expect(
      mergeYaml(text, {
        name: "Paid Ads",
        order: 6,
        tags: ["one", "two"],
        proof: { by: "Ana", on: ["a", "b"] },
        sizes: { x: [1, 2] },
      }),
    ).toBe(text.split("items:")[0])
    expect(mergeYaml("", { order: 1, name: "New" }, form("name", "order"))).toBe("name: New\norder: 1\n")
  })
})
