/**
 * `npm run new page|service|post|case-study|testimonial -- "Title" [--like /path]`: creates an unpublished copy and
 * prints the next steps.
 */
import { writeFileSync } from "node:fs"
import { parseArgs } from "node:util"
import { formatIssues, loadContent } from "#engine"
import { validate } from "#model"
import { copyEntry, UNPUBLISHED_LINE } from "./copy-entry"

const run = async () => {
  const { positionals, values } = parseArgs({ options: { like: { type: "string" } }, allowPositionals: true })
  const [typeName = "", ...words] = positionals
  const { like } = values
  const folder = loadContent(process.cwd())
  const copy = await copyEntry(typeName, words.join(" ").trim(), folder, like)
  if (typeof copy === "string") {
    console.error(copy)
    process.exitCode = 1
    return
  }
  const { file, content } = copy
  writeFileSync(`content/${file}`, content)
  const isUnpublishedPage = content.includes(UNPUBLISHED_LINE)
  const [status, line] = isUnpublishedPage
    ? ["unpublished, so not on the site", "published: false"]
    : ["a draft, visible only in npm run develop", "draft: true"]
  console.log(`Created content/${file}, a copy of ${like ?? `the first ${typeName}`}. It is ${status}.
Replace its texts, delete the line ${line}, and run npm run check:content.`)
  // Validates the copy as if it were published: validation skips unpublished pages.
  const published = content.replace(UNPUBLISHED_LINE, "")
  const { issues } = await validate({ ...folder, texts: new Map([...folder.texts, [file, published]]) })
  const copyIssues = issues.filter(issue => issue.file === `content/${file}`)
  if (copyIssues.length > 0) console.log(`\n${formatIssues(copyIssues)}`)
}

void run()
