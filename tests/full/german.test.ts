import assert from "node:assert/strict"
import { execFileSync } from "node:child_process"
import { cpSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { join } from "node:path"
import { after, before, describe, test } from "node:test"
import sharp from "sharp"
import { parse } from "yaml"
import { validate } from "../../model"
import { formatIssue, loadContent } from "../../packages/content-engine"
import { copyProject } from "../../scripts/copy-project"
import { gatsbyBuild } from "../builds/taken-over/gatsby-build"
import { textFilesIn } from "../builds/taken-over/brand"

/**
 * An office of architects in Germany: `npm run take-over` with its answers, then content of its own, in German, without
 * blog, team, resources, press, careers, onboarding, testimonials and prices, without packages, with cases of 78 weeks
 * in categories of their own, one service without a picture, a long name, and colors of another kind.
 */

const FIXTURE = "tests/full/german"

/** What stays: a page of the sample that says it is not published, and addresses, of which the command left none. */
const LEFT = ["pages/pricing.yaml", "redirects.yaml"]

/** Words that only the sample or the code could say here. */
const FOREIGN =
  /\b(Shipwright|Kestrel|Northbeam|January|February|March|May|June|July|October|December|weeks|finished ship)\b/

const photograph = (file: string, hue: number) =>
  sharp({ create: { width: 1920, height: 1080, channels: 3, background: `hsl(${hue}, 30%, 60%)` } })
    .jpeg()
    .toFile(file)

describe("a site in German", () => {
  let root: string
  const content = () => join(root, "content")
  const inCopy = (...words: string[]) => execFileSync(process.execPath, words, { cwd: root, encoding: "utf8" })

  before(async () => {
    root = copyProject()
    cpSync(join(FIXTURE, "answers.yaml"), join(root, "answers.yaml"))
    assert.match(inCopy("--import", "tsx", "scripts/take-over.ts", "answers.yaml"), /tests\/sample: deleted/)
    for (const file of readdirSync(content(), { recursive: true, encoding: "utf8" }))
      if (/\.(yaml|mdx)$/.test(file) && !LEFT.includes(file)) rmSync(join(content(), file))
    cpSync(join(FIXTURE, "content"), content(), { recursive: true })
    await photograph(join(content(), "services/haus.jpg"), 30)
    await photograph(join(content(), "case-studies/deich.jpg"), 200)
    await photograph(join(content(), "case-studies/schule.jpg"), 90)
    inCopy("--import", "tsx", "scripts/fonts.ts")
    const { code, output } = gatsbyBuild(root)
    assert.equal(code, 0, output)
  })
  after(() => rmSync(root, { recursive: true, force: true }))

  test("is in order, without a warning, and goes live once its form, its filter and its chat do something", async () => {
    const { issues, launch } = await validate(loadContent(root), true)
    assert.deepEqual(issues.map(formatIssue), [])
    assert.deepEqual(
      launch.map(({ file }) => file),
      ["pages/case-studies.yaml", "pages/contact.yaml", "pages/faq.yaml"].map(file => `content/${file}`),
    )
  })

  test("says nothing of the sample, and nothing in English", () => {
    const { name } = parse(readFileSync(join(FIXTURE, "answers.yaml"), "utf8")) as { name: string }
    const pages = textFilesIn(join(root, "public")).filter(
      file => /\.(html|md|xml|txt|json)$/.test(file) && !file.endsWith("LICENSE.txt"),
    )
    assert.ok(pages.length > 20)
    const texts = pages.map(file => [file, readFileSync(file, "utf8")] as const)
    assert.deepEqual(
      texts.flatMap(
        ([file, text]) =>
          FOREIGN.exec(text)
            ?.slice(0, 1)
            .map(word => `${file}: ${word}`) ?? [],
      ),
      [],
    )
    for (const [file, text] of texts.filter(([path]) => path.endsWith("index.html"))) {
      assert.match(text, /<html[^>]* lang="?de"?/, file)
      assert.ok(text.includes(name), file)
    }
  })
})
