import assert from "node:assert/strict"
import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"

/** A code block with a file name: the text of a new file, or a diff of an existing one. */
const EXAMPLE = /^```(\w+) title="([^"]+)"\n(.*?)^```$/gms

/** Returns a part of a diff without the lines of a marker, and without markers. */
const linesWithout = (marker: "+" | "-", part: string) =>
  part
    .trimEnd()
    .split("\n")
    .filter(line => !line.startsWith(marker))
    .map(line => line.slice(1))
    .join("\n")

/** Applies the examples of docs/tasks.md to a copy of the project. */
export const applyExamples = (root: string): void => {
  for (const [, language, file = "", code = ""] of readFileSync("docs/tasks.md", "utf8").matchAll(EXAMPLE)) {
    const path = join(root, file)
    if (language !== "diff") {
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, code)
      continue
    }
    const text = readFileSync(path, "utf8")
    const changed = code.split("\n\n").reduce((before, part) => {
      const after = before.replace(linesWithout("+", part), () => linesWithout("-", part))
      assert.notEqual(after, before, `${file} lacks these lines of docs/tasks.md:\n${part}`)
      return after
    }, text)
    writeFileSync(path, changed)
  }
}
