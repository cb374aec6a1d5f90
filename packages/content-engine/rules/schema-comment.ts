import { problem } from "../messages"
import { schemaComment } from "../schema/to-json-schema"
import { fileIssue, type Rule } from "./rule"

/** Requires a schema comment in files that are the only one of their type: the web editor identifies the type by it. */
export const requireSchemaComment: Rule = ({ entries, folder: { texts } }) => {
  const typeByFile = new Map(
    entries.flatMap(({ file, contentType }) => (contentType.files === file ? [[file, contentType] as const] : [])),
  )
  return [...typeByFile].flatMap(([file, contentType]) => {
    const line = schemaComment(file, contentType)
    return texts.get(file)?.split(/\r?\n/).includes(line)
      ? []
      : [fileIssue(file, problem("schemaCommentMissing", line))]
  })
}
