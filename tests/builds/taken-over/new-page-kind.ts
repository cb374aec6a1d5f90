import assert from "node:assert/strict"
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { test } from "node:test"
import { buildSchema, type GraphQLObjectType } from "gatsby/graphql"
import { formatIssue, loadContent } from "../../../packages/content-engine"
import { validate } from "../../../model"
import { withFields } from "../../with-fields"
import { SCHEMA } from "./answer-guide"

/** The content of the new kind, and where a second page of it would be. */
export const EVENT = "content/events/open-yard.yaml"
export const SECOND_EVENT = "content/events/second-yard.yaml"
const TITLE = "An open yard"

/**
 * What docs/tasks.md promises: a new kind of page is its type, its template, its content, and a line in the list.
 */
const files = {
  "model/types/event.ts": `import { defineType, group, heading, slug, unique } from "../../packages/content-engine"
import { pageMeta } from "../parts/common"

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
  "src/templates/event.tsx": `import { graphql, type HeadProps, type PageProps } from "gatsby"
import { Container } from "../components/container"
import { Headline } from "../components/headline"
import { type Previewed, Seo } from "../components/seo"
import { Page } from "../layout/page"

const EventPage = ({ data: { event } }: PageProps<Queries.EventPageQuery>) =>
  event && (
    <Page pathname={event.path} title={event.title}>
      <Container component="section">
        <Headline>{event.title}</Headline>
        <p>{event.meta.description}</p>
      </Container>
    </Page>
  )

export default EventPage

export const Head = ({ data: { event }, pageContext }: HeadProps<Queries.EventPageQuery, Previewed>) =>
  event && <Seo {...event.meta} path={event.path} crumbs={{ title: event.title }} preview={pageContext.preview} />

export const query = graphql\`
  query EventPage($id: String!) {
    event(id: { eq: $id }) {
      title
      path
      meta {
        title
        description
      }
    }
  }
\`
`,
  [EVENT]: `slug: open-yard
title: ${TITLE}
meta:
  title: ${TITLE}
  description: An evening among drawings and unfinished ships, with time for questions.
`,
}

/** Gives a copy of the project a kind of page that it has not had. */
export const addPageKind = (root: string): void => {
  for (const [name, text] of Object.entries(files)) {
    const file = join(root, name)
    assert.ok(!existsSync(file), name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  const index = join(root, "model/types/index.ts")
  const list = readFileSync(index, "utf8")
  writeFileSync(
    index,
    `import { event } from "./event"\n${list.replace("contentTypes = [", "contentTypes = [\n  event,")}`,
  )
  // Every page is reached from another.
  const about = join(root, "content/pages/about.yaml")
  writeFileSync(
    about,
    withFields(readFileSync(about, "utf8"), { "banner.secondary": { label: TITLE, href: "/events/open-yard" } }),
  )
}

/** Proves of such a copy that the kind is typed, and its page built, under its alias too, and pictured. */
export const testPageKind = (rootOf: () => string): Promise<void> =>
  test("a new kind of page is three files and a line in the list", async () => {
    const read = (file: string) => readFileSync(join(rootOf(), file), "utf8")
    // This process has the project's list, without that line.
    const { issues } = await validate(loadContent(rootOf()))
    assert.ok(issues.map(formatIssue).some(issue => issue.startsWith(`${EVENT}:1:1 No page reads this file.`)))
    const type = buildSchema(read(`.cache/${SCHEMA}`)).getType("Event") as GraphQLObjectType
    assert.deepEqual(type.getInterfaces().map(String), ["Node"])
    assert.equal(String(type.getFields().path?.type), "String!")
    for (const page of ["events/open-yard", "open-yard"]) {
      const html = read(`public/${page}/index.html`)
      assert.match(html, new RegExp(`<h1[^>]*>${TITLE}</h1>`))
      assert.match(html, /<link rel="canonical" href="[^"]*\/events\/open-yard"/)
      const [, image] = /<meta property="og:image" content="[^"]*(\/og\/[^"]*)"/.exec(html) ?? []
      assert.ok(image && existsSync(join(rootOf(), "public", image)))
      assert.match(html, new RegExp(`<meta property="og:image:alt" content="${TITLE}`))
    }
    assert.match(read("public/sitemap-0.xml"), /\/events\/open-yard</)
  })
