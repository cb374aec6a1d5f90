import assert from "node:assert/strict"
import { appendFileSync, readFileSync, rmSync } from "node:fs"
import { join, relative } from "node:path"
import { after, before, describe, test } from "node:test"
import { buildSchema, getNamedType, type GraphQLSchema, isObjectType, parse, validate } from "gatsby/graphql"
import { collections } from "../../gatsby/content/collections"
import { copyProject } from "../../scripts/copy-project"
import { type Fence, fencesOf } from "../guides/fences"
import { type Answer, ANSWERS, SCHEMA } from "./answer-guide"
import { gatsbyBuild } from "./gatsby-build"
import { newBrand, newMark, newTel, oldColors, takeOver, textFilesIn, traces } from "./other-brand"

/** A copy of the project that belongs to someone else, built. */
let root: string
const read = (file: string) => readFileSync(join(root, file), "utf8")

before(() => {
  root = copyProject()
  takeOver(root)
  appendFileSync(join(root, "gatsby-node.ts"), `export { onPreBuild } from "./tests/build/answer-guide"\n`)
  const { code, output } = gatsbyBuild(root)
  assert.equal(code, 0, output)
})
after(() => rmSync(root, { recursive: true }))

describe("the site in other hands", () => {
  test("shows nothing of whom it belonged to before", () => {
    assert.ok(oldColors.length > 20)
    const found = textFilesIn(join(root, "public")).flatMap(file => {
      const text = readFileSync(file, "utf8").toLowerCase()
      return traces.filter(trace => text.includes(trace)).map(trace => `${relative(root, file)}: ${trace}`)
    })
    assert.deepEqual(found, [])
  })

  test("shows whom it belongs to: name, mark, address, email, phone, tagline", () => {
    const home = read("public/index.html")
    for (const sign of [
      `| ${newBrand.name}</title>`,
      newMark,
      `href="${newBrand.url}/"`,
      `"email":"${newBrand.email}"`,
      newBrand.tagline,
    ])
      assert.ok(home.includes(sign), sign)
    const contact = read("public/contact/index.html")
    for (const sign of [newBrand.phone, newTel, `mailto:${newBrand.email}`]) assert.ok(contact.includes(sign), sign)
  })

  test("leads crawlers to its own address", () => {
    assert.match(read("public/robots.txt"), new RegExp(`^Sitemap: ${newBrand.url}/sitemap-index\\.xml$`, "m"))
    assert.match(read("public/sitemap-0.xml"), new RegExp(`<loc>${newBrand.url}/pricing</loc>`))
  })
})

/** Fields that Gatsby itself gives to every node, without a description. */
const GATSBY_FIELDS = ["id", "parent", "children", "internal"]

/** Fields without a description, of the types of content and of all they hold. Nodes of Gatsby's own, such as File, are not ours to describe. */
const undescribed = (schema: GraphQLSchema): string[] => {
  const own = new Set<string>(collections.map(({ type }) => type))
  for (const name of own) {
    const type = schema.getType(name)
    if (!isObjectType(type)) continue
    for (const [field, { type: fieldType }] of Object.entries(type.getFields())) {
      const held = getNamedType(fieldType)
      if (
        !GATSBY_FIELDS.includes(field) &&
        isObjectType(held) &&
        !held.getInterfaces().some(({ name }) => name === "Node")
      )
        own.add(held.name)
    }
  }
  return [...own].flatMap(name => {
    const type = schema.getType(name)
    if (!isObjectType(type)) return type?.description ? [] : [name]
    const bare = Object.values(type.getFields()).filter(
      ({ name, description }) => !description && !GATSBY_FIELDS.includes(name),
    )
    return [...(type.description ? [] : [name]), ...bare.map(field => `${name}.${field.name}`)]
  })
}

/** An answer with something in it: no missing page, no empty list. */
const isFilled = (value: unknown): boolean =>
  typeof value === "object" &&
  value !== null &&
  Object.values(value).every(item => !Array.isArray(item) || item.length > 0)

describe("GraphiQL", () => {
  let schema: GraphQLSchema
  let answers: Answer[]
  before(() => {
    schema = buildSchema(read(`.cache/${SCHEMA}`))
    answers = JSON.parse(read(`.cache/${ANSWERS}`)) as Answer[]
  })

  test("describes every type of content and every field of it", () => assert.deepEqual(undescribed(schema), []))

  const queries: Fence[] = fencesOf(readFileSync("docs/graphql.md", "utf8"))

  test("has ten queries worth running, each with what it answers", () => {
    assert.deepEqual(
      queries.map(({ heading, language }) => [Number.parseInt(heading), language]),
      Array.from({ length: 10 }, (_, index) => [index + 1, "graphql"]),
    )
    assert.deepEqual(
      queries.filter(({ lead }) => lead === "").map(({ heading }) => heading),
      [],
    )
  })

  for (const { heading, body } of queries)
    test(`answers: ${heading}`, () => {
      assert.deepEqual(
        validate(schema, parse(body)).map(({ message }) => message),
        [],
      )
      const answer = answers.find(({ query }) => query === body)
      assert.deepEqual(answer?.errors, [])
      for (const [field, value] of Object.entries(answer?.data ?? {})) assert.ok(isFilled(value), field)
    })
})
