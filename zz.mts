import { validate } from "./model"
import { loadContent, formatIssue } from "./packages/content-engine"
import { readFileSync, readdirSync } from "node:fs"
const folder = loadContent(process.cwd())
for (const f of readdirSync("/work/shared/field").filter(f => f.endsWith(".mdx"))) {
  const { issues } = await validate({ ...folder, texts: new Map([...folder.texts, [`blog/${f}`, readFileSync(`/work/shared/field/${f}`, "utf8")]]) })
  console.log(f, issues.map(formatIssue))
}
