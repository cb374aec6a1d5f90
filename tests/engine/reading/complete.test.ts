import { parse } from "yaml"
import { complete } from "../../../packages/content-engine"
import { blogPost } from "../../../model/types/blog-post"
import { service } from "../../../model/types/service"
import { read, service as file } from "../fixture"

// What the file leaves out stands here.
const full = parse(`${read(file)}\nprice: plan\n`) as Record<string, Record<string, unknown>>
const without = (object: object, ...names: string[]) =>
  Object.fromEntries(Object.entries(object).filter(([name]) => !names.includes(name)))

describe("an object as pages read it", () => {
  test("is itself where nothing is left out", () => expect(complete(service.shape, full)).toBe(full))

  test("has what stands above in the place of what is left out", () => {
    const short = {
      ...full,
      meta: without(full.meta!, "title"),
      card: without(full.card!, "title", "href"),
    }
    expect(complete(service.shape, short)).toMatchObject({
      meta: { title: full.name },
      card: { title: full.name, href: "/services/first-service" },
    })
  })

  test("does not say in English what its drawings show where the site is in another language", () => {
    const bars = { before: 1, after: 2, beforeLabel: "Before", afterLabel: "After" }
    const drawn = { blocks: [{ type: "results", items: [{ comparison: bars }] }] }
    const said = (language: string) =>
      (complete(service.shape, drawn, language) as { blocks: { items: { comparison: { alt: string } }[] }[] }).blocks[0]
        ?.items[0]?.comparison.alt
    expect(said("en-GB")).toMatch(/bars/)
    expect(said("de")).toBe("Before → After")
  })

  test("has what a post leaves out, every address in one form, and an address for every answer", () => {
    expect(complete(blogPost.shape, { date: "2025-07-02" })).toMatchObject({ featured: false, topics: [] })
    const faq = { type: "faq", items: [{ question: "What does it cost?", answer: "Less." }] }
    const hero = { type: "hero", primary: { label: "See the prices", href: "/pricing/?plan=1" } }
    expect(complete(service.shape, { blocks: [hero, faq] })).toMatchObject({
      blocks: [{ primary: { href: "/pricing?plan=1" } }, { items: [{ id: "what-does-it-cost" }] }],
    })
  })
})
