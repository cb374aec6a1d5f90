import { execFileSync } from "node:child_process"
import { cpSync, readdirSync, rmSync } from "node:fs"
import { join } from "node:path"
import sharp from "sharp"

/** Answers for `npm run take-over`, and content. */
export const FIXTURE = "tests/full/german"

/** What stays: a page of the sample that says it is not published, and addresses, of which the command left none. */
const LEFT = ["pages/pricing.yaml", "redirects.yaml"]

const photograph = (file: string, hue: number) =>
  sharp({ create: { width: 1920, height: 1080, channels: 3, background: `hsl(${hue}, 30%, 60%)` } })
    .jpeg()
    .toFile(file)

/**
 * Makes a copy of the project the site of an office in Germany, as docs/taking-over.md says.
 * @returns what the command has told
 */
export const takeOver = async (root: string): Promise<string> => {
  const run = (...words: string[]) =>
    execFileSync(process.execPath, ["--import", "tsx", ...words], { cwd: root, encoding: "utf8" })
  cpSync(join(FIXTURE, "answers.yaml"), join(root, "answers.yaml"))
  const told = run("scripts/take-over.ts", "answers.yaml")
  const content = join(root, "content")
  for (const file of readdirSync(content, { recursive: true, encoding: "utf8" }))
    if (/\.(yaml|mdx)$/.test(file) && !LEFT.includes(file)) rmSync(join(content, file))
  cpSync(join(FIXTURE, "content"), content, { recursive: true })
  await photograph(join(content, "services/haus.jpg"), 30)
  await photograph(join(content, "case-studies/deich.jpg"), 200)
  await photograph(join(content, "case-studies/schule.jpg"), 90)
  run("scripts/fonts.ts")
  return told
}
