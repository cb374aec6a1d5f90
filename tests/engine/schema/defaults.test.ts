import { parse } from "yaml"
import { comparison } from "#model/shared/comparison"
import { blogPost } from "#model/types/blog-post"
import { service } from "#model/types/service"
import { postFile, readFixture, serviceFile } from "../fixture"

const serviceData = parse(readFixture(serviceFile)) as { meta: object; blocks: { type: string }[] }
const omit = (object: object, ...names: string[]) =>
  Object.fromEntries(Object.entries(object).filter(([name]) => !names.includes(name)))

/** Node's `process`, whose `env` the modules read (tests/unit/node-environment.mjs). */
declare const requireByNode: (name: "node:process") => NodeJS.Process
const { env } = requireByNode("node:process")
afterEach(() => delete env.GATSBY_LANGUAGE)

describe("schema defaults", () => {
  test("fills missing fields", () => {
    const withoutMetaTitle = { ...serviceData, meta: omit(serviceData.meta, "title") }
    expect(service.schema.parse(withoutMetaTitle)).toMatchObject({ meta: { title: "First Service" } })
    const frontmatter = parse(readFixture(postFile).split("---\n")[1]!) as object
    expect(blogPost.schema.parse(omit(frontmatter, "featured", "topics"))).toMatchObject({
      featured: false,
      topics: [],
    })
  })

  test("does not create English alt text for sites in other languages", () => {
    const bars = { before: 1, after: 2, beforeLabel: "Before", afterLabel: "After" }
    expect(comparison.parse(bars).alt).toMatch(/^Two bars to scale/)
    env.GATSBY_LANGUAGE = "de"
    expect(comparison.parse(bars).alt).toBe("Before → After")
  })

  test("normalizes paths and adds ids to answers", () => {
    const faq = { type: "faq", title: "Questions", items: [{ question: "What does it cost?", answer: "Less." }] }
    const hero = { type: "hero", title: "One", primary: { label: "See the prices", href: "/pricing/?plan=1" } }
    expect(service.schema.parse({ ...serviceData, blocks: [hero, faq] }).blocks).toMatchObject([
      { primary: { href: "/pricing?plan=1" } },
      { items: [{ id: "what-does-it-cost" }] },
    ])
  })
})
