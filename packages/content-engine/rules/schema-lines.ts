import { problem } from "../messages"
import { schemaLine } from "../shapes/to-json-schema"
import { inFile, type Rule } from "./rule"

/**
 * A file of its own kind says by its schema which kind that is: the web editor has several kinds in one list of files,
 * and gets no other sign of it.
 */
export const filesNameSchemas: Rule = ({ entries, folder: { texts } }) => {
  const kinds = new Map(entries.flatMap(({ file, kind }) => (kind.files === file ? [[file, kind] as const] : [])))
  return [...kinds].flatMap(([file, kind]) => {
    const line = schemaLine(file, kind)
    return texts.get(file)?.split(/\r?\n/).includes(line) ? [] : [inFile(file, problem("noSchemaLine", line))]
  })
}
