/** `npm run schemas`: writes the JSON Schemas of content/ for editors. A test fails while they are older than the shapes. */
import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import { toJsonSchemas } from "../gatsby/content/to-json-schema"

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`

const { schemas, editorSettings } = toJsonSchemas()
rmSync("content/.schemas", { recursive: true, force: true })
mkdirSync("content/.schemas", { recursive: true })
mkdirSync(".vscode", { recursive: true })
for (const [file, schema] of Object.entries(schemas)) writeFileSync(`content/.schemas/${file}`, json(schema))
writeFileSync(".vscode/settings.json", json({ "yaml.schemas": editorSettings }))
