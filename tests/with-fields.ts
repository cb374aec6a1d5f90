import { parseDocument } from "yaml"

/**
 * A file of content with other values.
 * @param text of a YAML file, or of a post, whose details stand above its prose
 * @param fields values by path, such as `blocks.0.title`; `undefined` takes a field out
 */
export const withFields = (text: string, fields: Record<string, unknown>): string => {
  const [, details, ...prose] = text.startsWith("---\n") ? text.split(/^---$/m) : []
  const document = parseDocument(details ?? text)
  for (const [path, value] of Object.entries(fields))
    if (value === undefined) document.deleteIn(path.split("."))
    else document.setIn(path.split("."), value)
  const changed = document.toString({ lineWidth: 0 })
  return details === undefined ? changed : ["", `\n${changed}`, ...prose].join("---")
}
