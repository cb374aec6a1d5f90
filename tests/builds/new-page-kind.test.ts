import assert from "node:assert/strict"
import { execFileSync } from "node:child_process"
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { after, test } from "node:test"
import { copyProject } from "../../scripts/copy-project"

/**
 * What docs/architecture.md promises: a new kind of page is its type, its template, its content, and a line in the
 * list.
 */
const files = {
  "gatsby/content/types/event.ts": `import { group, heading, pageMeta, slug } from "../schema/common"
import { unique } from "../rules/rule"
import { defineType } from "./shared/define"

const shape = group("Event", "An evening at the agency.", { slug, title: heading("What it is about."), meta: pageMeta })

export const event = defineType({
  type: "Event",
  files: "events/*.yaml",
  shape,
  page: { template: "event", route: ({ slug }) => ({ path: \`/events/\${slug}\`, aliases: [\`/\${slug}\`] }) },
  preview: () => ({ scene: "log-book" }),
  checksTogether: [unique("title")],
})
`,
  "src/templates/event.tsx": `import { graphql, type PageProps } from "gatsby"

export default ({ data: { event } }: PageProps<Queries.EventPageQuery>) => event && <h1>{event.title}</h1>

export const query = graphql\`
  query EventPage($id: String!) {
    event(id: { eq: $id }) {
      title
      path
    }
  }
\`
`,
  "content/events/open-yard.yaml": `slug: open-yard
title: Open yard
meta:
  title: Open yard
  description: An evening among drawings and unfinished ships, with time for questions.
`,
}

/** What the copy says of its content; runs there, because the list of types is the copy's own. */
const ask = `
import { validate, formatIssue } from "./gatsby/content/validate"
import { loadContent } from "./gatsby/content/load"
import { planPages } from "./gatsby/content/plan-pages"
import { toSdl } from "./gatsby/content/to-sdl"
import { previewImageOf } from "./gatsby/preview-images/plan"
const say = async () => {
  const { issues, entries } = await validate(loadContent(process.cwd()))
  const nodesOf = type => entries.filter(e => e.type === type).map(({ data }, i) => ({ ...data, id: type + i, yamlId: data.id }))
  const pages = planPages(type => (type === "Event" ? nodesOf(type) : []))
  const node = { ...nodesOf("Event")[0], internal: { type: "Event" } }
  const preview = node.slug && previewImageOf(node, { name: "N", url: "https://n.example", shipName: "S" }, "")
  console.log(JSON.stringify({ issues: issues.map(formatIssue), pages, sdl: toSdl(), preview }))
}
void say()
`

const folder = copyProject()
after(() => rmSync(folder, { recursive: true, force: true }))

const answer = (): { issues: string[]; pages: unknown[]; sdl: string; preview?: { title: string } } => {
  writeFileSync(join(folder, "ask.ts"), ask)
  const said = execFileSync("node_modules/.bin/tsx", ["ask.ts"], { cwd: folder, encoding: "utf8" })
  return JSON.parse(said) as ReturnType<typeof answer>
}

test("a new kind of page is three files and a line in the list: checked, typed, planned, pictured", () => {
  for (const [file, text] of Object.entries(files)) {
    assert.ok(!existsSync(join(folder, file)), file)
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  assert.match(answer().issues.join("\n"), /^content\/events\/open-yard\.yaml:1:1 No page reads this file\./)

  const index = join(folder, "gatsby/content/types/index.ts")
  const list = readFileSync(index, "utf8")
  writeFileSync(
    index,
    `import { event } from "./event"\n${list.replace("contentTypes = [", "contentTypes = [\n  event,")}`,
  )
  const { issues, pages, sdl, preview } = answer()
  assert.deepEqual(issues, [])
  const page = { component: "src/templates/event.tsx", context: { id: "Event0", canonical: "/events/open-yard" } }
  assert.deepEqual(pages, [
    { path: "/events/open-yard", ...page },
    { path: "/open-yard", ...page },
  ])
  assert.match(sdl, /type Event implements Node @dontInfer \{[^}]* {2}path: String!/)
  assert.equal(preview?.title, "Open yard")
})

test("its content is checked like all other: by shape and by address", () => {
  const file = join(folder, "content/events/open-yard.yaml")
  const before = readFileSync(file, "utf8")
  writeFileSync(file, before.replace("slug: open-yard", "slug: about").replace("title: Open yard\n", ""))
  assert.match(answer().issues.join("\n"), /events\/open-yard\.yaml:1:1 title: The field "title" is missing/)
  writeFileSync(file, before.replace("slug: open-yard", "slug: about"))
  assert.match(answer().issues.join("\n"), /events\/open-yard\.yaml:1:7 slug: The address "\/about" is taken already/)
})
