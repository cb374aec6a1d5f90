/**
 * `npm run schemas`, after a file or a type of content has come: the line at the top of every YAML file that names its
 * schema. The schemas themselves are not committed: `npm run check:content` and `develop` write them.
 */
import { writeFileSync } from "node:fs"
import { loadContent, setSchemaComment } from "#engine"
import { collectionOf } from "#model"

for (const [file, content] of loadContent(process.cwd()).texts) {
  const collection = collectionOf(file)
  if (!collection || !file.endsWith(".yaml")) continue
  const renewed = setSchemaComment(file, collection, content)
  if (renewed !== content) writeFileSync(`content/${file}`, renewed)
}
