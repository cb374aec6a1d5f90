import assert from "node:assert/strict"
import { readFileSync, writeFileSync } from "node:fs"
import { isSeq, parse, parseDocument } from "yaml"
import { CLAIMS, yamlText } from "../packages/content-engine"

/** Whether this run writes down what it measures, instead of comparing it. */
export const isWriting = process.env.MEASURED === "write"

/** Puts figures, and today as the day of their check, into the ledger. */
const write = (measured: Record<string, string>) => {
  const file = `content/${CLAIMS}`
  const ledger = parseDocument(readFileSync(file, "utf8"))
  const claims = isSeq(ledger.contents) ? ledger.contents.items.length : 0
  for (let index = 0; index < claims; index++) {
    const figure = measured[String(ledger.getIn([index, "name"]))]
    if (figure === undefined) continue
    ledger.setIn([index, "value"], figure)
    ledger.setIn([index, "checked"], new Date().toISOString().slice(0, 10))
  }
  writeFileSync(file, yamlText(ledger))
}

/**
 * Fails where a page claims something else than what was measured. What content does not claim is not asked.
 * @param measured figures by the names of their claims
 */
export const agreesWith = (measured: Record<string, string>): void => {
  if (isWriting) return write(measured)
  const claims = parse(readFileSync(`content/${CLAIMS}`, "utf8")) as { name: string; value: string }[]
  const figures = new Map(claims.map(({ name, value }) => [name, value]))
  const claimed = Object.keys(measured).filter(name => figures.has(name))
  assert.deepEqual(
    Object.fromEntries(claimed.map(name => [name, figures.get(name)])),
    Object.fromEntries(claimed.map(name => [name, measured[name]])),
    `what content/${CLAIMS} says is what was measured (MEASURED=write before the command writes it anew)`,
  )
}

const { language = "en" } = parse(readFileSync("content/site.yaml", "utf8")) as { language?: string }

/** A number as a page says it. */
export const counted = (count: number): string => (count === 0 && language === "en" ? "none" : String(count))

/** Numbers as a page says them: "1440 and 390". */
export const listed = (numbers: readonly number[]): string => new Intl.ListFormat(language).format(numbers.map(String))

/** Today as a page says it. */
export const todayInWords = (): string => new Date().toLocaleDateString(language, { dateStyle: "long" })
