/**
 * `npm run take-over` or `npm run take-over -- answers.yaml`: makes the site yours as far as that can be done without
 * you, says what it did, and lists by page what only you can write (docs/taking-over.md). It can be run again: what is
 * done is not done twice.
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { parseDocument, YAMLMap } from "yaml"
import {
  absentAt,
  CLAIMS,
  loadContent,
  loadTexts,
  PUBLISHED,
  withSchemaLine,
  yamlText,
} from "../packages/content-engine"
import { collections, validate } from "../model"
import { inMoney } from "../model/parts/amount"
import { redirect } from "../model/types/redirect"
import { darkColors, lightColors } from "../src/theme/tokens"
import { type Answers, answersOf } from "./take-over/answers"
import { inTokens, shippedMark, withColors } from "./take-over/colors"

const TOKENS = "src/theme/tokens.ts"
const SITE = "content/site.yaml"
const FIGURES = `content/${CLAIMS}`
/** A link in a sentence, to a page of the site. */
const LINK = /\[([^\][]+)\]\((\/[^)\s]*)\)/g

/** What was done, for whoever asked. */
const told: string[] = []

/** Writes a file if that changes it, and says so. */
const write = (file: string, text: string, what: string) => {
  if (readFileSync(file, "utf8") === text) return
  writeFileSync(file, text)
  told.push(`${file}: ${what}`)
}

const read = (file: string) => readFileSync(file, "utf8")
const hostOf = (url: string) => url.replace(/^https?:\/\//, "")

/** The name, the host, the mailbox and the number stand in sentences too. */
const renameInTexts = (before: Record<string, string>, answers: Answers) => {
  const words = (["description", "tagline", "email", "phone", "name"] as const).flatMap(field => {
    const [from, to] = [before[field], answers[field]]
    return from && to && from !== to ? [[from, to] as const] : []
  })
  if (answers.url && before.url) words.splice(-1, 0, [hostOf(before.url), hostOf(answers.url)])
  const files = [...[...loadTexts(process.cwd()).keys()].map(file => `content/${file}`), "LICENSE", "README.md"]
  const { language = "en", currency } = answers
  for (const file of files.filter(name => name !== SITE && existsSync(name))) {
    const text = words.reduce((all, [from, to]) => all.replaceAll(from, to), read(file))
    write(file, inMoney(text, { language, currency }), "your name, addresses and money in its sentences")
  }
}

/** The year of foundation is a figure too, which texts refer to. */
const changeFounded = (year: number) => {
  const document = parseDocument(read(FIGURES))
  const index = (document.toJS() as { name: string }[]).findIndex(({ name }) => name === "founded")
  if (index >= 0) document.setIn([index, "value"], String(year))
  write(FIGURES, yamlText(document), "the year of foundation")
}

/** What is no color, mark or page left out is a field of site.yaml. */
const changeSite = ({ mark, light, dark, without, ...answers }: Answers) => {
  const document = parseDocument(read(SITE))
  const before = document.toJS() as Record<string, string>
  if (answers.name && before.copyright && !answers.copyright)
    document.set("copyright", before.copyright.replace(String(before.name), answers.name))
  for (const [field, value] of Object.entries(answers)) document.set(field, value)
  renameInTexts(before, answers)
  write(SITE, yamlText(document), "brand, contact, language")
}

const changeColors = ({ light = {}, dark = {}, mark }: Answers) => {
  const [day, night] = [withColors(lightColors, light, 0), withColors(darkColors, dark, 1)]
  const colored = inTokens(inTokens(read(TOKENS), "lightColors", day.colors), "darkColors", night.colors)
  const marked = mark ? colored.replace(/(letterMark = )"[^"]*"/, `$1"${mark}"`) : colored
  write(TOKENS, marked, ["colors and letter mark.", ...day.told, ...night.told].join(" "))
}

/** Pages that the site does without say so; those that it has again do not. */
const leaveOut = (without: readonly string[]) => {
  for (const { files, shape } of collections) {
    const file = `content/${files}`
    if (!("published" in shape.shape) || !existsSync(file)) continue
    const document = parseDocument(read(file))
    const isOut = without.includes(files.replace(/^pages\/|\.yaml$/g, ""))
    if (isOut === (document.get("published") === false)) continue
    if (!(document.contents instanceof YAMLMap)) continue
    if (isOut) document.contents.items.unshift(document.createPair("published", false))
    else document.delete("published")
    write(file, yamlText(document), isOut ? "left out" : "on the site again")
  }
  const unknown = without.filter(name => !collections.some(({ files }) => files === `pages/${name}.yaml`))
  for (const name of unknown) told.push(`There is no page content/pages/${name}.yaml to be left out.`)
}

const SAMPLE = "tests/sample"

/** Sentences that lead to a page which is left out say the same without leading there. */
const leadNowhere = async () => {
  const { absent } = await validate(loadContent(process.cwd()))
  for (const [file, text] of loadTexts(process.cwd()))
    write(
      `content/${file}`,
      text.replaceAll(LINK, (link, words: string, url: string) => (absentAt(absent, url) ? words : link)),
      "its sentences lead to no page that is left out",
    )
}

/** What knows the sample alone, and the addresses that it had. Where that has gone, the addresses are the owner's. */
const removeSample = () => {
  if (!existsSync(SAMPLE)) return
  for (const path of [SAMPLE, PUBLISHED])
    if (existsSync(path)) {
      rmSync(path, { recursive: true })
      told.push(`${path}: deleted`)
    }
  write("content/redirects.yaml", withSchemaLine(redirect.files, redirect, "[]\n"), "no address of yours has moved yet")
}

/** What only a person can do, by file. */
const left = async () => {
  const { issues, launch } = await validate(loadContent(process.cwd()), true)
  const byFile = new Map<string, string[]>()
  for (const { file, line, message } of [...issues, ...launch])
    byFile.set(file, [...(byFile.get(file) ?? []), `  ${line}: ${message}`])
  return [...[...byFile].flatMap(([file, lines]) => ["", file, ...lines]), "", ...shippedMark(read(TOKENS))]
}

const run = async () => {
  const answers = await answersOf(process.argv[2])
  changeSite(answers)
  changeColors(answers)
  if (answers.founded) changeFounded(answers.founded)
  if (answers.without) leaveOut(answers.without)
  await leadNowhere()
  removeSample()
  console.log(
    ["Done:", ...(told.length > 0 ? told.map(line => `- ${line}`) : ["- nothing: all of it was done before"])].join(
      "\n",
    ),
  )
  const open = await left()
  console.log(["", `What only you can write:${open.join("") ? "" : " nothing is left."}`, ...open].join("\n"))
  console.log(
    "\nThen: npm run fonts, npm run hosting, npm run build, and MEASURED=write npm run test:browser, which writes what is measured of your site into content/claims.yaml.",
  )
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
