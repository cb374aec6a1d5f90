import { asWarning } from "../severity"
import { schemaLine } from "../shapes/to-json-schema"
import { inFile } from "./lines"
import type { Rule } from "./rule"

/**
 * A file of its own kind says by its schema which kind that is: the web editor has several kinds in one list of files,
 * and gets no other sign of it.
 */
const namesItsSchema: Rule = ({ entries, folder: { texts } }) => {
  const kinds = new Map(entries.flatMap(({ file, kind }) => (kind.files === file ? [[file, kind] as const] : [])))
  return [...kinds].flatMap(([file, kind]) => {
    const line = schemaLine(file, kind)
    const isNamed = texts.get(file)?.split(/\r?\n/).includes(line)
    const message = `The web editor cannot tell which fields this file has. Put this line first: ${line}`
    return isNamed ? [] : [asWarning(inFile(file, message))]
  })
}

export const schemaLineRules: Rule[] = [namesItsSchema]
