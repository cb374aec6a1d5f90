import { describeField, findPath } from "../browser/find-path"
import { normalize } from "../browser/normalize"

const page = {
  path: "/pricing",
  meta: { title: "Prices" },
  blocks: [
    {
      type: "hero",
      title: "Plain prices",
      lead: "Start with us.",
      picture: "drawings/pages/quay.svg",
      primary: { label: "Start" },
    },
    {
      type: "items",
      title: "What you get",
      items: [
        { title: "One", text: "A **bold** start, with [a link](/contact).", picture: "images/one.svg" },
        { title: "Two", text: "The second text.", picture: "images/two.jpg" },
      ],
    },
    { type: "banner", title: "Shall we?", hours: 40, points: ["No “small print”"], primary: { label: "Start" } },
  ],
}

const blocks = {
  hero: "Plain prices Start with us. Start",
  items: "What you get One A bold start, with a link. Two The second text.",
  banner: 'Shall we? 40 No "small print" Start',
}

/** A click on an element of a block. */
const click = (block: keyof typeof blocks, texts: string[], picture?: string) => ({
  texts: texts.map(normalize),
  blockText: normalize(blocks[block]),
  ...(picture !== undefined && { picture }),
})

describe("findPath", () => {
  test.each([
    ["a heading", click("hero", ["Plain prices"]), "blocks[0].title"],
    ["a label that another block has too", click("banner", ["Start"]), "blocks[2].primary.label"],
    ["a bold part of a text", click("items", ["bold", "A bold start, with a link."]), "blocks[1].items[0].text"],
    ["a text with a link", click("items", ["A bold start, with a link."]), "blocks[1].items[0].text"],
    ["a part of a text", click("items", ["second text"]), "blocks[1].items[1].text"],
    ["a photograph", click("items", [], "two-4a7c.webp"), "blocks[1].items[1].picture"],
    ["a drawing of an item", click("items", ["Two The second text."], ""), "blocks[1].items[1].picture"],
    ["a drawing of a block", click("hero", ["Plain prices Start"], ""), "blocks[0].picture"],
    ["a drawing without texts", click("items", [], ""), "blocks[1].items[0].picture"],
    ["a text that an earlier field contains", click("hero", ["Start"]), "blocks[0].primary.label"],
    ["a text of another block", click("hero", ["The second text."]), "blocks[1].items[1].text"],
    ["a number", click("banner", ["40"]), "blocks[2].hours"],
    ["a text of a list", click("banner", ['No "small print"']), "blocks[2].points[0].value"],
    ["a text that is too short", click("items", ["On"]), "blocks[1]"],
    ["other parts of a block", click("items", ["More"]), "blocks[1]"],
  ])("returns the path of the field for %s", (_, target, path) => {
    expect(findPath(page, target)).toBe(path)
  })

  test("returns the path of a field in an item of a list file", () => {
    const list = [
      { name: "first", value: "$1,000" },
      { name: "second", value: "$2,000" },
    ]
    expect(findPath(list, { texts: ["$2,000"], blockText: "from $2,000 a month" })).toBe("[1].value")
  })

  test("returns the body for a paragraph of an MDX file", () => {
    const post = { title: "A post", body: "## Heading\n\nA _longer_ paragraph.\n" }
    const blockText = normalize("A post Heading A longer paragraph.")
    expect(findPath(post, { texts: ["a longer paragraph."], blockText })).toBe("body")
  })

  test("returns nothing for other texts", () => {
    expect(findPath(page, { texts: ["menu"], blockText: "" })).toBeUndefined()
  })
})

test.each(["blocks", "meta.title"])("returns no texts for %s, which is outside of blocks", path => {
  expect(describeField(page, path).blockTexts).toEqual([])
})

test("returns the texts of a page without blocks", () => {
  expect(describeField({ title: "A post", body: "Its text." }, "body").blockTexts).toEqual(["a post", "its text."])
})

test("returns the text of a field and all texts of its block", () => {
  expect(describeField(page, "blocks[1].items[1].text")).toMatchObject({
    text: "the second text.",
    blockTexts: expect.arrayContaining(["what you get", "one"]) as string[],
  })
  expect(describeField(page, "blocks[2].lead")).toMatchObject({
    text: "",
    blockTexts: ["banner", "shall we?", "40", "no 'small print'", "start"],
  })
})
