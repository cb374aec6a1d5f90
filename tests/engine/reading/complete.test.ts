import { parse } from "yaml"
import { complete, missingIn } from "../../../packages/content-engine"
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
      ...without(full, "sections"),
      meta: without(full.meta!, "title"),
      card: without(full.card!, "title", "href"),
      banner: without(full.banner!, "primary", "secondary"),
    }
    expect(missingIn(service.shape, short)).toEqual([])
    expect(complete(service.shape, short)).toMatchObject({
      meta: { title: full.name },
      card: { title: full.name, href: "/services/first-service" },
      sections: Object.keys(short).filter(name => (full.sections as unknown as string[]).includes(name)),
      banner: { primary: full.hero!.primary, secondary: full.hero!.secondary },
    })
  })

  test("does not say in English what its drawings show where the site is in another language", () => {
    const bars = { before: 1, after: 2, beforeLabel: "Before", afterLabel: "After" }
    const drawn = { results: { items: [{ comparison: bars }] } }
    const said = (language: string) =>
      (complete(service.shape, drawn, language) as { results: { items: { comparison: { alt: string } }[] } }).results
        .items[0]?.comparison.alt
    expect(said("en-GB")).toMatch(/bars/)
    expect(said("de")).toBe("Before → After")
  })

  test("lacks what there is nothing to fall back on for, and says so", () => {
    const short = { ...full, hero: without(full.hero!, "primary"), banner: without(full.banner!, "primary") }
    expect(missingIn(service.shape, short)).toEqual([["banner", "primary"]])
  })

  test("has what a post leaves out, every address in one form, and an address for every answer", () => {
    expect(complete(blogPost.shape, { date: "2025-07-02" })).toMatchObject({ featured: false, topics: [] })
    const faqs = { items: [{ question: "What does it cost?", answer: "Less." }] }
    const hero = { primary: { label: "See the prices", href: "/pricing/?plan=1" } }
    expect(complete(service.shape, { hero, faqs })).toMatchObject({
      hero: { primary: { href: "/pricing?plan=1" } },
      faqs: { items: [{ id: "what-does-it-cost" }] },
    })
  })
})
