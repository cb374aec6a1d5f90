/**
 * `npm run new service|post|case-study|testimonial -- "Title"`: copies the first of its kind as a draft, and says what
 * is to be changed.
 */
import { writeFileSync } from "node:fs"
import { formatIssues, loadContent } from "#engine"
import { validate } from "#model"
import { createDraft } from "./create-draft"

const run = async (kind = "", ...words: string[]) => {
  const folder = loadContent(process.cwd())
  const planned = await createDraft(kind, words.join(" ").trim(), folder)
  if (typeof planned === "string") {
    console.error(planned)
    process.exitCode = 1
    return
  }
  const { file, content } = planned
  writeFileSync(`content/${file}`, content)
  console.log(`Written: content/${file}, a copy of the first ${kind}. It is a draft, which only npm run develop shows.
Write your own words in place of those it has, take the line draft: true out, and ask npm run check:content.`)
  const { issues } = await validate({ ...folder, texts: new Map([...folder.texts, [file, content]]) })
  const told = issues.filter(issue => issue.file === `content/${file}`)
  if (told.length > 0) console.log(`\n${formatIssues(told)}`)
}

void run(...process.argv.slice(2))
