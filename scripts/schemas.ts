/**
 * `npm run schemas`, after a type of content has come or gone: the line at the top of every YAML file that names its
 * schema, and which schema VS Code takes for which file. A test fails while either is older than the types. The schemas
 * themselves are not committed: `npm run check:content` and `develop` write them.
 */
import { writeFileSync } from "node:fs"
import { collectionOf, toJsonSchemas } from "../model"
import { loadContent, withSchemaLine } from "../packages/content-engine"

const { editorSettings } = toJsonSchemas()
writeFileSync(".vscode/settings.json", `${JSON.stringify(editorSettings, null, 2)}\n`)
for (const [file, content] of loadContent(process.cwd()).texts) {
  const collection = collectionOf(file)
  if (!collection || !file.endsWith(".yaml")) continue
  const renewed = withSchemaLine(file, collection, content)
  if (renewed !== content) writeFileSync(`content/${file}`, renewed)
}
