import assert from "node:assert/strict"
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { describe, test } from "node:test"
import { loadContent } from "./load"
import { buildDate, publicationOf } from "./publication"
import { isUnpublished } from "./unpublished"
import { formatIssue, validate } from "./validate"

const date = "December 3, 2026"

describe("a post is", () => {
  test("published from its day on", () => {
    assert.equal(publicationOf({ date }, "2026-12-02"), "planned")
    assert.equal(publicationOf({ date }, "2026-12-03"), "published")
    assert.equal(publicationOf({ date }, "2027-01-01"), "published")
  })
  test("a draft, whatever its date, until that is said no longer", () => {
    assert.equal(publicationOf({ date, draft: true }, "2027-01-01"), "draft")
    assert.equal(publicationOf({ date, draft: true }, "2026-01-01"), "draft")
    assert.equal(publicationOf({ date, draft: false }, "2027-01-01"), "published")
  })
})

describe("the day of a build", () => {
  test("is that of the clock in UTC, or the given one", () => {
    assert.equal(buildDate("", new Date("2026-12-03T23:30:00-05:00")), "2026-12-04")
    assert.equal(buildDate("2026-12-03"), "2026-12-03")
  })
  test("must be a day", () => {
    for (const given of ["3 December 2026", "2026-13-01", "2026-02-30", "2026-12-3"])
      assert.throws(() => buildDate(given), {
        message: `BUILD_DATE is "${given}", but must be a day such as 2026-12-03.`,
      })
  })
})

const template = "blog/post-template.mdx"
const plan = "blog/the-plan.mdx"
const real = loadContent(process.cwd())
const post = real.texts.get(template) ?? ""
const variant = (details: string, title = "The plan", more = "") =>
  post
    .replace(/^title: .*/m, `title: "${title}"`)
    .replace(/^slug: .*\n/m, "")
    .replace(/^date: .*/m, details) + more

describe("files left out of a build", () => {
  test("are drafts and posts of days to come, and nothing else", () => {
    const folder = mkdtempSync(join(tmpdir(), "posts-"))
    mkdirSync(join(folder, "blog"))
    const out = (name: string, text: string) => {
      writeFileSync(join(folder, name), text)
      return isUnpublished(folder, "2026-12-02")(join(folder, name))
    }
    assert.equal(out("blog/draft.mdx", variant('date: "July 22, 2025"\ndraft: true')), true)
    assert.equal(out("blog/planned.mdx", variant(`date: "${date}"`)), true)
    assert.equal(out("blog/published.mdx", variant('date: "July 22, 2025"')), false)
    assert.equal(out("blog/broken.mdx", "---\ndraft: true\n---\n"), false)
    assert.equal(out("site.yaml", readFileSync("content/site.yaml", "utf8")), false)
    rmSync(folder, { recursive: true })
  })
})

/** The messages on a day when the content has these further files. */
const on = async (today: string, files: Record<string, string>) => {
  const { issues } = await validate({ ...real, today, texts: new Map([...real.texts, ...Object.entries(files)]) })
  return issues.map(formatIssue)
}
const link = "\nSee [the plan](/blog/the-plan).\n"
const line = post.split("\n").length + 1

describe("content cannot", () => {
  test("link to a draft or to a post of a day to come", async () => {
    assert.deepEqual(await on("2026-12-02", { [plan]: variant(`date: "${date}"`), [template]: post + link }), [
      `content/blog/post-template.mdx:${line}:5 "/blog/the-plan" leads to content/blog/the-plan.mdx, which is planned for December 3, 2026: visitors would find no page there. Take the link out until the post is published.`,
    ])
    const home = (real.texts.get("pages/home.yaml") ?? "").replace("href: /contact", "href: /blog/the-plan#main")
    const messages = await on("2026-12-02", {
      [plan]: variant('date: "July 22, 2025"\ndraft: true'),
      "pages/home.yaml": home,
    })
    assert.equal(messages.length, 1)
    assert.match(
      messages[0] ?? "",
      /^content\/pages\/home\.yaml:\d+:\d+ \S+href: "\/blog\/the-plan#main" leads to content\/blog\/the-plan\.mdx, which is a draft \(draft: true\)/,
    )
  })

  test("link ahead, except from what is published no earlier", async () => {
    const files = (details: string) => ({
      [plan]: variant(`date: "${date}"`),
      "blog/follow-up.mdx": variant(details, "The follow-up", link),
    })
    assert.deepEqual(await on("2026-12-03", { [plan]: variant(`date: "${date}"`), [template]: post + link }), [])
    assert.deepEqual(await on("2026-01-01", files('date: "December 4, 2026"')), [])
    assert.deepEqual(await on("2026-01-01", files('date: "July 22, 2025"\ndraft: true')), [])
    assert.match(
      (await on("2026-01-01", files('date: "December 2, 2026"'))).join("\n"),
      /^content\/blog\/follow-up\.mdx:\d+:5 .* planned for December 3, 2026/,
    )
  })

  test("show a post large that is not published", async () => {
    const messages = await on("2026-12-02", {
      [plan]: variant(`date: "${date}"`).replace("featured: false", "featured: true"),
    })
    assert.ok(
      messages.includes(
        "content/blog/the-plan.mdx:8:11 featured: The blog cannot show a post large that visitors do not see yet (planned for December 3, 2026). Set it to false until it is published.",
      ),
      messages.join("\n"),
    )
  })
})
