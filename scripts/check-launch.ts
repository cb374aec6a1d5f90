/**
 * `npm run check:launch`: lists everything that still belongs to the sample, is not shown to be true, or leads nowhere,
 * file by file and with its place. Exit code 1 as long as there is anything. The workflow that publishes asks it
 * (`--published`: of an address that ends in .example it asks nothing).
 *
 * `--ship` writes down which sentences the project is shipped with; only whoever makes the sample needs it.
 */
import { readFileSync, writeFileSync } from "node:fs"
import {
  type Entry,
  errorsOf,
  formatIssue,
  formatIssues,
  hostnameOf,
  type Issue,
  loadContent,
} from "../packages/content-engine"
import { validate } from "../model"
import { placedSentences } from "../model/launch/shipped-rules"
import { hashOf, rowsOf, SHIPPED } from "../model/launch/shipped"
import { belowAAA, type Faint, tellFaint, tooFaint } from "../src/theme/contrast"
import { darkColors, letterMark, lightColors, type ModeColors } from "../src/theme/tokens"

const source = readFileSync("src/theme/tokens.ts", "utf8")

const ship = (entries: readonly Entry[]) => {
  const rows = entries.flatMap(placedSentences).flatMap(({ sentence }) => rowsOf(sentence))
  const all = [...new Set([hashOf([letterMark]), ...rows])].sort().join("")
  writeFileSync(SHIPPED, all.replace(/.{1,1000}/g, "$&\n"))
}

/** How much is to be done in each file, the most first. */
const countsOf = (issues: readonly Issue[]): string[] => {
  const files = new Map<string, number>()
  for (const { file } of issues) files.set(file, (files.get(file) ?? 0) + 1)
  return [...files]
    .sort(([, one], [, other]) => other - one)
    .map(([file, count]) => `${String(count).padStart(5)}  ${file}`)
}

/** What of the colors of both modes cannot be told apart well enough. */
const colorsIn = (faint: (colors: ModeColors) => Faint[]): string[] =>
  Object.entries({ lightColors, darkColors }).flatMap(([mode, colors]) => tellFaint(faint(colors), source, mode))

const check = async (flags: readonly string[]) => {
  const { issues, launch, entries } = await validate(loadContent(process.cwd()), true)
  if (flags.includes("--ship")) return ship(entries)
  const url = String(entries.find(({ type }) => type === "SiteContent")?.data.url)
  if (flags.includes("--published") && hostnameOf(url).endsWith(".example"))
    return console.log(`${url} is nobody's address: what is published there may be a sample.`)
  const errors = errorsOf(issues)
  if (errors.length > 0) console.error(formatIssues(errors))
  if (launch.length > 0) {
    console.error(`Not ready to go live, ${launch.length} places (end a line with # check: ok if it is meant):\n`)
    console.error([...countsOf(launch), "", ...launch.map(formatIssue)].join("\n"))
  }
  const faint = colorsIn(tooFaint)
  if (faint.length > 0) console.error(`\nColors that cannot be read (WCAG AA):\n\n${faint.join("\n")}`)
  const better = colorsIn(belowAAA)
  if (better.length > 0)
    console.log(`Read by most, and by more people with other colors (AAA):\n\n${better.join("\n")}\n`)
  if (errors.length + launch.length + faint.length > 0) process.exitCode = 1
  else
    console.log(
      "Ready to go live: nothing of the sample is left, everything is shown to be true, and nothing leads nowhere.",
    )
}
void check(process.argv.slice(2))
