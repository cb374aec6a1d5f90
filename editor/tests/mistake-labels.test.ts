import { mistakesOf, read, save } from "./changed-project"

test.each([
  ["blog-categories.yaml", /- id: all[\s\S]*?(?=- id)/, ""],
  ["resources.yaml", /[\s\S]*/, "[]"],
])("names the list of %s for a mistake of the whole list", async (file, search, replacement) => {
  const mistakes = await mistakesOf(save(file, read(file).replace(search, replacement)))
  expect(mistakes).toContainEqual(expect.objectContaining({ file: `content/${file}`, field: "Entries", path: "items" }))
})

test("names the lists of a copied FAQ block", async () => {
  const page = read("pages/faq.yaml")
  const [block = ""] = /  - type: faq\n(?: {4}.*\n)+/.exec(page) ?? []
  const mistakes = await mistakesOf(save("pages/faq.yaml", page.replace(block, block + block)))
  expect(mistakes.map(({ field }) => field)).toEqual(["Blocks, 3 (FAQ), Topics", "Blocks, 3 (FAQ), Items"])
})

test("names the types of blocks in a list with another name", async () => {
  const words = read("words.yaml").replace("listBlocks:\n", "listBlocks:\n    - type: banner\n")
  const mistakes = await mistakesOf(save("words.yaml", words))
  expect(mistakes[0]?.field).toMatch(/^Post, List blocks, 1 \(Banner\), /)
})

test("derives the field from the position of an issue that has no field", async () => {
  const page = read("pages/pricing.yaml").replace('"Text of term 2"', '"{claim.nowhere}"')
  expect(await mistakesOf(save("pages/pricing.yaml", page))).toMatchObject([
    { field: "Blocks, 3 (Items), Items, 2, Text", path: "blocks[2].items[1].text" },
  ])
})

test.each([
  ['"Published: off" in "Pages: Title of the hero (/pricing)"', "path: /pricing", "published: false\npath: /pricing"],
  [
    '"Pages: Title of the hero (/pricing)", Blocks, 4 (FAQ), Items, 1, Question',
    '- id: question-1\n        question: "Question of faq 1"',
    '- question: "Question?"\n        answer: "Answer 1"\n      - question: "Question?"',
  ],
  ['The field "Search texts" is missing', "meta:", "metadata:"],
  ['to "Claims", or replace', "Title of the hero", "{claim.nowhere}"],
  ['This needs "Primary". Add it', "split: true", "secondary: { label: A, href: /contact }"],
  ['Possible fields: "ID", "Primary"', "split: true", "whatever: true"],
  [
    'Categories with "Featured"',
    "type: plans",
    "type: categories\n    title: A\n    featured: [topic-one]\n    search: Search",
  ],
  ['no image at "drawings/two.svg"', "drawings/one.svg", "drawings/two.svg"],
])("uses the labels of the form, without files and lines: %s", async (text, search, replacement) => {
  const mistakes = await mistakesOf(save("pages/pricing.yaml", read("pages/pricing.yaml").replace(search, replacement)))
  const messages = mistakes.map(({ message }) => message).join("\n")
  expect(messages).toContain(text)
  expect(messages).not.toMatch(/content\/|\.yaml|\.mdx| line\b/)
})

test("limits the titles of forms to whole words, as quoted lines", async () => {
  const title = `Title ${"of a very long hero ".repeat(20)}`
  const page = read("pages/pricing.yaml").replace("Title of the hero", title)
  const [titleMistake] = await mistakesOf(save("pages/pricing.yaml", page))
  expect(titleMistake?.form).toBe("Pages: Title of a very long hero of a very long hero of a very long… (/pricing)")
  const line = `A [link](/nowhere) ${"and a very long line ".repeat(20)}`
  const [lineMistake] = await mistakesOf(save("legal/terms.mdx", `${read("legal/terms.mdx")}\n${line}\n`))
  expect(lineMistake?.field).toBe('"A [link](/nowhere) and a very long line and a very long line…"')
})

test("keeps examples of values in messages", async () => {
  const [mistake] = await mistakesOf(save("claims.yaml", read("claims.yaml").replace("planPrice", "PlanPrice")))
  expect(mistake?.message).toContain('such as "replyHours"')
})
