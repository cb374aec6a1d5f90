import assert from "node:assert/strict"
import { describe, test } from "node:test"
import { loadContent } from "../load"
import { formatIssue, validate } from "../validate"

const real = loadContent(process.cwd())

/** The messages after one replacement in one file. */
const after = async (file: string, search: string | RegExp, replacement: string): Promise<string[]> => {
  const before = real.texts.get(file) ?? ""
  const changed = before.replace(search, replacement)
  assert.notEqual(changed, before, "the replacement must change the file")
  const { issues } = await validate({ ...real, texts: new Map(real.texts).set(file, changed) })
  return issues.map(formatIssue)
}

const post = "blog/post-template.mdx"
const categories = "blog-categories.yaml"
const page = "pages/resources.yaml"

describe("a post", () => {
  test("without a title stops the build", async () => {
    const [message] = await after(post, /^title: .*\n/m, "")
    assert.match(message ?? "", new RegExp(`^content/${post}:\\d+:\\d+ title: The field "title" is missing`))
  })

  test("with a broken tag stops the build", async () => {
    const [message] = await after(post, "</Note>", "</Not>")
    assert.match(message ?? "", new RegExp(`^content/${post}:\\d+:\\d+ `))
  })

  test("with an unknown category or topic names its place", async () => {
    assert.deepEqual(await after(post, /^category: .*/m, "category: seoo"), [
      `content/${post}:5:11 category: There is no category "seoo" in content/blog-categories.yaml. Did you mean "seo"?`,
    ])
    assert.deepEqual(await after(post, /^topics: .*/m, "topics: [growth, strateg]"), [
      `content/${post}:6:18 topics[1]: There is no category "strateg" in content/blog-categories.yaml. Did you mean "strategy"?`,
    ])
  })

  test("cannot be filed under all", async () => {
    const [message] = await after(post, /^category: .*/m, "category: all")
    assert.match(message ?? "", /:5:11 category: There is no category "all"/)
  })

  test("with an image that is not there names the image", async () => {
    const [message] = await after(post, "## Start from a number", "![A page](./missing.png)\n\n## Start from a number")
    assert.match(message ?? "", new RegExp(`^content/${post}:\\d+:1 There is no image at "content/blog/missing\\.png"`))
  })

  test("with a date in another form is told the form", async () => {
    const [message] = await after(post, /^date: .*/m, 'date: "22 July 2025"')
    assert.match(message ?? "", /date: "22 July 2025" must be a date such as "October 28, 2025"\.$/)
  })
})

describe("the blog", () => {
  test("shows exactly two posts large", async () => {
    assert.deepEqual(await after(post, "featured: false", "featured: true"), [
      "content/blog/what-has-to-be-true-for-a-website-to-launch-in-three-weeks.mdx:8:11 featured: Exactly 2 posts are shown large on the blog, but 3 have featured: true. Set it to false here or in another post.",
    ])
    const [message] = await after(
      "blog/the-ad-budget-below-which-you-learn-nothing.mdx",
      "featured: true",
      "featured: false",
    )
    assert.match(
      message ?? "",
      /featured: Exactly 2 posts are shown large on the blog, but 1 have featured: true\. Set it to true/,
    )
  })

  test("has no two categories of one id", async () => {
    const [message] = await after(categories, "- id: saas", "- id: seo")
    assert.match(
      message ?? "",
      /^content\/blog-categories\.yaml:\d+:7 \[3\]\.id: The address "\/blog\/category\/seo" is taken already by content\/blog-categories\.yaml:\d+:7\./,
    )
  })

  test("cannot do without the list of all posts", async () => {
    const messages = await after(categories, "- id: all", "- id: every")
    assert.ok(
      messages.some(
        message => message.includes(`content/${categories}:`) && message.includes('The category "all" is missing'),
      ),
    )
  })

  test("names only topics that exist", async () => {
    const [message] = await after("pages/blog.yaml", "[growth, seo, strategy]", "[growth, seo, strategie]")
    assert.match(
      message ?? "",
      /^content\/pages\/blog\.yaml:\d+:\d+ topics\.items\[2\]: There is no category "strategie".*Did you mean "strategy"\?/,
    )
  })
})

describe("resources", () => {
  test("name a category of the page", async () => {
    const [message] = await after("resources.yaml", "category: guides", "category: guide")
    assert.match(
      message ?? "",
      /^content\/resources\.yaml:\d+:13 \[2\]\.category: There is no category "guide".*Did you mean "guides"\?/,
    )
  })

  test("have an id of their own and a length", async () => {
    assert.match(
      (await after("resources.yaml", "id: launch-week-checklist", "id: landing-page-worksheet"))[0] ?? "",
      /\[1\]\.id: The id "landing-page-worksheet" is taken already in content\/resources\.yaml:\d+:7\./,
    )
    assert.match(
      (await after("resources.yaml", "  duration: 10 min\n", ""))[0] ?? "",
      /^content\/resources\.yaml:\d+:3 \[4\]: Add readTime or duration/,
    )
  })

  test("offer only files that are there", async () => {
    const with_ = (url: string) =>
      after("resources.yaml", "  type: Worksheet", `  type: Worksheet\n  downloadUrl: ${url}`)
    assert.match(
      (await with_("/downloads/none.pdf"))[0] ?? "",
      /\[0\]\.downloadUrl: There is no file at "static\/downloads\/none\.pdf"/,
    )
    assert.match((await with_("none.pdf"))[0] ?? "", /must start with "https:\/\/" or "\/downloads\/"/)
    assert.deepEqual(await with_("https://files.example/none.pdf"), [])
  })

  test("have all as their first category, and each category once", async () => {
    assert.match(
      (await after(page, "- id: all", "- id: every"))[0] ?? "",
      /library\.categories\[0\]\.id: The first category must be "all"/,
    )
    assert.match(
      (await after(page, "- id: videos", "- id: guides")).join("\n"),
      /library\.categories\[3\]\.id: The id "guides" is taken already in content\/pages\/resources\.yaml:\d+:11\./,
    )
  })
})
