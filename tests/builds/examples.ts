import assert from "node:assert/strict"
import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"

/** A code block with a file name: the text of a new file, or the changes of another. */
const EXAMPLE = /^```(\w+) title="([^"]+)"\n(.*?)^```$/gms

/** Returns the lines of a change without those that start with a prefix. */
const linesWithout = (prefix: string, change: string) =>
  change
    .trimEnd()
    .split("\n")
    .filter(line => !line.startsWith(prefix))
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
    const changed = code.split("\n\n").reduce((before, change) => {
      const after = before.replace(linesWithout("+", change), () => linesWithout("-", change))
      assert.notEqual(after, before, `${file} lacks the lines of the example:\n${change}`)
      return after
    }, text)
    writeFileSync(path, changed)
  }
}
