/**
 * `npm run rename service|post|case-study|legal|team-member|blog-category old-slug new-slug`: moves the file, mends
 * every link and every name, keeps the old addresses alive, and says what it did.
 */
import { renameSync, writeFileSync } from "node:fs"
import { loadContent, RenameError } from "../packages/content-engine"
import { rename } from "../model"

const run = async () => {
  const [kind, old, to] = process.argv.slice(2)
  const { texts, moved, told } = await rename(kind, old, to, loadContent(process.cwd()))
  renameSync(...(moved.map(file => `content/${file}`) as [string, string]))
  for (const [file, text] of texts) writeFileSync(`content/${file}`, text)
  console.log(
    [...told, "", "Words in texts still name it as before: npm run check:content tells what is left."].join("\n"),
  )
}

run().catch((error: unknown) => {
  if (!(error instanceof RenameError)) throw error
  console.error(error.message)
  process.exitCode = 1
})
