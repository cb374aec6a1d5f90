import { problem } from "../messages"
import { schemaComment } from "../schema/to-json-schema"
import { fileIssue, type Rule } from "./rule"

/**
 * A file of its own kind says by its schema which kind that is: the web editor has several kinds in one list of files,
 * and gets no other sign of it.
 */
export const requireSchemaComment: Rule = ({ entries, folder: { texts } }) => {
  const kinds = new Map(
    entries.flatMap(({ file, contentType: kind }) => (kind.files === file ? [[file, kind] as const] : [])),
  )
  return [...kinds].flatMap(([file, kind]) => {
    const line = schemaComment(file, kind)
    return texts.get(file)?.split(/\r?\n/).includes(line)
      ? []
      : [fileIssue(file, problem("schemaCommentMissing", line))]
  })
}
