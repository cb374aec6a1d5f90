import { errorsOf, formatIssues } from "../../../packages/content-engine"
import { validate } from "../../../model"
import { edited, post, service, toldAfter, withFiles } from "../fixture"

const TEXT = '"One sentence about the first service."'

describe("a warning", () => {
  test("is told as one and is no error", async () => {
    const { issues } = await validate(withFiles({ [service]: edited(service, TEXT, "One or two two.") }))
    expect(issues).toHaveLength(1)
    expect(errorsOf(issues)).toEqual([])
    expect(formatIssues(issues)).toContain("1 warning")
    expect(formatIssues(issues)).toContain(" warning: lead:")
  })

  test("is silenced by a comment on its line, in YAML and in prose", async () => {
    expect(await toldAfter(service, TEXT, "One or two two. # check: ok")).toEqual([])
    expect(await toldAfter(service, TEXT, "One or two two. # all right")).not.toEqual([])
    expect(await toldAfter(post, "One sentence begins", "{/* check: ok */} One or two two begins")).toEqual([])
  })

  test("is all that a comment silences: errors stay", async () => {
    expect(await toldAfter(service, TEXT, "One **bold** sentence. # check: ok")).not.toEqual([])
  })
})

describe("harmless edits pass", () => {
  test.each([
    ["a dash", "One sentence – or two."],
    ["an ampersand", "Paid & earned."],
    ["a sign of less", '"Fewer than 5 < 10 and > 3."'],
    ["stars as a product", '"2 * 3 * 4"'],
    ["a name with underscores", "The field snake_case_name."],
    ["curly quotes", "They call it “one” sentence."],
    ["an emoji of several signs", "A family 👨‍👩‍👧 of services."],
    ["accents and other scripts", "Café, naïve, Łódź, 東京, Москва, שלום."],
    ["a non-breaking space between words", "In 10\u00A0weeks."],
    ["Persian with its joiner", "می‌خواهم"],
    ["an address in a text", '"See studio.example/page?a=1&b=2."'],
    ["brackets around a note", '"One sentence [sic]."'],
    ["a comment that holds such a letter", "One sentence. # a\u200Bb"],
    ["a hyphenated word", "A well-kept, state-of-the-art one."],
  ])("%s", async (_, text) => {
    expect(await toldAfter(service, TEXT, text)).toEqual([])
  })

  test("a day in quotes", async () => {
    expect(await toldAfter(post, "2025-07-22", '"2025-07-22"')).toEqual([])
  })

  test.each([
    ["views", 'views: "1.2K"\n'],
    ["whether it is shown large", "featured: false\n"],
    ["further topics", "topics: [topic-two]\n"],
  ])("a post that does not say its %s", async (_, line) => {
    expect(await toldAfter(post, line, "")).toEqual([])
  })

  test.each([
    ["a table", "| a | b |\n| --- | --- |\n| 1 | 2 |"],
    ["a numbered list", "1. One\n2. Two"],
    ["a list of several lines", "- One\n  and more\n- Two"],
    ["a heading of the next level", "### A third level"],
    ["a rule between two parts", "A text\n\n---\n\nAnother"],
    ["code with signs", "The option `--yes` and `a | b`."],
    ["a quote", "> One line\n> and another"],
    ["a sum", "Then 2 * 3 is 6, and -5 is less."],
    ["a link with a slash at its end", "See [the prices](/pricing/)."],
    ["a note to oneself", "{/* Ask Ana for the figure. */}"],
  ])("%s in prose", async (_, text) => {
    expect(await toldAfter(post, "## The second heading", `${text}\n\n## The second heading`)).toEqual([])
  })
})
