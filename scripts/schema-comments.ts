/**
 * `npm run schema-comments`: updates the schema comment at the top of every YAML file. Run it after adding files or
 * content types. `npm run check:content` and `develop` write the schemas, which are not committed.
 */
import { writeFileSync } from "node:fs"
import { loadContent, setSchemaComment } from "#engine"
import { collectionOf } from "#model"

for (const [file, content] of loadContent(process.cwd()).texts) {
  const collection = collectionOf(file)
  if (!collection || !file.endsWith(".yaml")) continue
  const updated = setSchemaComment(file, collection, content)
  if (updated !== content) writeFileSync(`content/${file}`, updated)
}
