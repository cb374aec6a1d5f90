/** `npm run new service|post|case-study|testimonial -- "Title"`: creates a draft and prints the next steps. */
import { writeFileSync } from "node:fs"
import { formatIssues, loadContent } from "#engine"
import { validate } from "#model"
import { createDraft } from "./create-draft"

const run = async (kind = "", ...words: string[]) => {
  const folder = loadContent(process.cwd())
  const draft = await createDraft(kind, words.join(" ").trim(), folder)
  if (typeof draft === "string") {
    console.error(draft)
    process.exitCode = 1
    return
  }
  const { file, content } = draft
  writeFileSync(`content/${file}`, content)
  console.log(`Created content/${file}, a copy of the first ${kind}. It is a draft, visible only in npm run develop.
Replace its texts, delete the line draft: true, and run npm run check:content.`)
  const { issues } = await validate({ ...folder, texts: new Map([...folder.texts, [file, content]]) })
  const draftIssues = issues.filter(issue => issue.file === `content/${file}`)
  if (draftIssues.length > 0) console.log(`\n${formatIssues(draftIssues)}`)
}

void run(...process.argv.slice(2))
