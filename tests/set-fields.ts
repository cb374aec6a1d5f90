import { parseDocument } from "yaml"

/**
 * Returns a content file with changed values.
 * @param text - YAML file, or MDX file with frontmatter
 * @param fields - values by path, such as `blocks.0.title`; `undefined` deletes a field
 */
export const setFields = (text: string, fields: Record<string, unknown>): string => {
  const [, frontmatter, ...prose] = text.startsWith("---\n") ? text.split(/^---$/m) : []
  const document = parseDocument(frontmatter ?? text)
  for (const [path, value] of Object.entries(fields))
    if (value === undefined) document.deleteIn(path.split("."))
    else document.setIn(path.split("."), value)
  const changed = document.toString({ lineWidth: 0 })
  return frontmatter === undefined ? changed : ["", `\n${changed}`, ...prose].join("---")
}
