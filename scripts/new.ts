/**
 * `npm run new page|service|post|case-study|testimonial -- "Title" [--like /path]`: creates a draft and prints the next
 * steps.
 */
import { writeFileSync } from "node:fs"
import { parseArgs } from "node:util"
import { formatIssues, loadContent } from "#engine"
import { validate } from "#model"
import { createDraft, UNPUBLISHED } from "./create-draft"

const run = async () => {
  const { positionals, values } = parseArgs({ options: { like: { type: "string" } }, allowPositionals: true })
  const [kind = "", ...words] = positionals
  const { like } = values
  const folder = loadContent(process.cwd())
  const draft = await createDraft(kind, words.join(" ").trim(), folder, like)
  if (typeof draft === "string") {
    console.error(draft)
    process.exitCode = 1
    return
  }
  const { file, content } = draft
  writeFileSync(`content/${file}`, content)
  const isPage = content.includes(UNPUBLISHED)
  const [visibility, line] = isPage
    ? ["not on the site", "published: false"]
    : ["visible only in npm run develop", "draft: true"]
  console.log(`Created content/${file}, a copy of ${like ?? `the first ${kind}`}. It is a draft, ${visibility}.
Replace its texts, delete the line ${line}, and run npm run check:content.`)
  // The check skips unpublished pages.
  const published = content.replace(UNPUBLISHED, "")
  const { issues } = await validate({ ...folder, texts: new Map([...folder.texts, [file, published]]) })
  const draftIssues = issues.filter(issue => issue.file === `content/${file}`)
  if (draftIssues.length > 0) console.log(`\n${formatIssues(draftIssues)}`)
}

void run()
