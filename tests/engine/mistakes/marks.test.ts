import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { parse } from "yaml"

const snapshots = join(__dirname, "__snapshots__")

/** The names of the mistakes whose messages a file of snapshots holds. */
const namesIn = (file: string) =>
  [...readFileSync(join(snapshots, file), "utf8").matchAll(/^exports\[`(.*) 1`\]/gm)].map(([, name = ""]) => name)

test("every mistake has a mark, and every mark a mistake", () => {
  const marks = parse(readFileSync(join(__dirname, "marks.yaml"), "utf8")) as Record<string, Record<string, string>>
  const mistakes = readdirSync(snapshots).map(file => [file.replace(".test.ts.snap", ""), namesIn(file).sort()])
  expect(Object.entries(marks).map(([file, own]) => [file, Object.keys(own).sort()])).toEqual(mistakes)
  for (const mark of Object.values(marks).flatMap(Object.values)) expect(mark).toMatch(/^[ABC]$/)
})
