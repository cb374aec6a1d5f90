/**
 * `npm run mistakes`: writes anew what is told of every mistake in gatsby/content/mistakes/, after words or lines of the
 * real content have moved. The difference is to be read before it is committed: editors read these words.
 */
import { writeFileSync } from "node:fs"
import { format, resolveConfig } from "prettier"
import { loadContent } from "../gatsby/content/load"
import { type Mistake, told } from "../gatsby/content/mistakes/mistake"
import { tables } from "../gatsby/content/mistakes/tables"

const real = loadContent(process.cwd())

/** A change as TypeScript: JSON, but for regular expressions. */
const changeSource = (change: Mistake["change"]): string =>
  Array.isArray(change)
    ? `[${change.map(part => (part instanceof RegExp ? String(part) : JSON.stringify(part))).join(", ")}]`
    : JSON.stringify(change)

const write = async () => {
  for (const [subject, mistakes] of Object.entries(tables)) {
    const file = `gatsby/content/mistakes/${subject}.ts`
    const lines: string[] = []
    for (const mistake of mistakes)
      lines.push(
        `{ mistake: ${JSON.stringify(mistake.mistake)}, file: ${JSON.stringify(mistake.file)}, change: ${changeSource(mistake.change)}, told: ${JSON.stringify(await told(real, mistake))} },`,
      )
    const source = `import type { Mistake } from "./mistake"\n\nexport const ${subject}Mistakes: Mistake[] = [\n${lines.join("\n")}\n]\n`
    writeFileSync(file, await format(source, { ...(await resolveConfig(file)), filepath: file }))
  }
}
void write()
