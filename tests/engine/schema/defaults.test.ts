import { parse } from "yaml"
import { comparison } from "#model/parts/comparison"
import { blogPost } from "#model/types/blog-post"
import { service } from "#model/types/service"
import { post, read, service as file } from "../fixture"

const full = parse(read(file)) as { meta: object; blocks: { type: string }[] }
const without = (object: object, ...names: string[]) =>
  Object.fromEntries(Object.entries(object).filter(([name]) => !names.includes(name)))

/** The environment of what reads content, which Node loads (tests/unit/node-environment.mjs). */
declare const requireByNode: (name: "node:process") => NodeJS.Process
const { env } = requireByNode("node:process")
afterEach(() => delete env.GATSBY_LANGUAGE)

describe("an object as pages read it", () => {
  test("has what stands above in the place of what is left out", () => {
    const short = { ...full, meta: without(full.meta, "title") }
    expect(service.schema.parse(short)).toMatchObject({ meta: { title: "First Service" } })
    const details = parse(read(post).split("---\n")[1]!) as object
    expect(blogPost.schema.parse(without(details, "featured", "topics"))).toMatchObject({ featured: false, topics: [] })
  })

  test("does not say in English what its drawings show where the site is in another language", () => {
    const bars = { before: 1, after: 2, beforeLabel: "Before", afterLabel: "After" }
    expect(comparison.parse(bars).alt).toMatch(/^Two bars to scale/)
    env.GATSBY_LANGUAGE = "de"
    expect(comparison.parse(bars).alt).toBe("Before → After")
  })

  test("has every address in one form, and an address for every answer", () => {
    const faq = { type: "faq", title: "Questions", items: [{ question: "What does it cost?", answer: "Less." }] }
    const hero = { type: "hero", title: "One", primary: { label: "See the prices", href: "/pricing/?plan=1" } }
    expect(service.schema.parse({ ...full, blocks: [hero, faq] }).blocks).toMatchObject([
      { primary: { href: "/pricing?plan=1" } },
      { items: [{ id: "what-does-it-cost" }] },
    ])
  })
})
