/**
 * `npm run new service|post|case-study|testimonial -- "Title"`: writes a valid file with every field explained, and
 * says what to do next.
 */
import { writeFileSync } from "node:fs"
import { format, resolveConfig } from "prettier"
import { loadContent, NewEntryError } from "../packages/content-engine"
import { newEntry } from "../model"

const run = async () => {
  const [kind, ...words] = process.argv.slice(2)
  const folder = loadContent(process.cwd())
  const { file, content, address, isDraft } = await newEntry(kind, words.join(" "), folder)
  const path = `content/${file}`
  const before = folder.texts.get(file)
  writeFileSync(path, await format(content, { ...(await resolveConfig(path)), filepath: path }))
  console.log(
    [
      // An entry of a list file stands at its end.
      `Written: ${path}${before === undefined ? "" : `, from line ${before.trimEnd().split("\n").length + 1} to its end`}`,
      "",
      "Next:",
      `1. Open it and replace every text in [brackets]. The lines that begin with # explain the field below them; delete them when you are done.`,
      "2. npm run check:content tells whether all is in order.",
      `3. npm run develop shows it${address ? ` at http://localhost:8000${address}` : ""}.`,
      ...(isDraft ? ["4. It is a draft, which only develop shows. Take the line draft: true out to publish it."] : []),
    ].join("\n"),
  )
}

run().catch((error: unknown) => {
  if (!(error instanceof NewEntryError)) throw error
  console.error(error.message)
  process.exitCode = 1
})
