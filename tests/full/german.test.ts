import assert from "node:assert/strict"
import { readFileSync, rmSync } from "node:fs"
import { join } from "node:path"
import { after, before, describe, test } from "node:test"
import { parse } from "yaml"
import { validate } from "../../model"
import { formatIssue, loadContent } from "../../packages/content-engine"
import { copyProject } from "../../scripts/copy-project"
import { gatsbyBuild } from "../builds/taken-over/gatsby-build"
import { textFilesIn } from "../builds/taken-over/brand"
import { FIXTURE, takeOver } from "./german/take-over"

/**
 * An office of architects in Germany: `npm run take-over` with its answers, then content of its own, in German, without
 * blog, team, resources, press, careers, onboarding, testimonials and prices, without packages, with cases of 78 weeks
 * in categories of their own, one service without a picture, a long name, and colors of another kind.
 */

/** Words that only the sample or the code could say here. */
const FOREIGN =
  /\b(Shipwright|Kestrel|Northbeam|January|February|March|May|June|July|October|December|weeks|finished ship)\b/

describe("a site in German", () => {
  let root: string

  before(async () => {
    root = copyProject()
    assert.match(await takeOver(root), /tests\/sample: deleted/)
    const { code, output } = gatsbyBuild(root)
    assert.equal(code, 0, output)
    // Of a page that is left out Gatsby says that its query does not run. It has no setting for that.
    const warnings = output.split("\n").filter(line => /^(warn|.*\bwarn )/.test(line))
    assert.deepEqual(
      warnings.filter(line => !line.includes("non-page component")),
      [],
    )
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
