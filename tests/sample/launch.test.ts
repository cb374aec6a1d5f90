import assert from "node:assert/strict"
import { describe, test } from "node:test"
import { loadContent } from "../../packages/content-engine"
import { validate } from "../../model"
import { everywhere } from "../site/site"

const items = (count: number, field: string, list = "") =>
  Array.from({ length: count }, (_, index) => `${list}[${index}].${field}`)

/** What stands between the sample and a site that goes live; "" is a comment or a line of prose. */
const KNOWN: Record<string, string[]> = {
  "blog-categories.yaml": items(7, "count"),
  "legal/privacy.mdx": [""],
  "pages/blog.yaml": ["categories.searchLabel", "newsletter"],
  "pages/case-studies.yaml": ["categories", "all.lead"],
  "pages/contact.yaml": ["form"],
  "pages/faq.yaml": ["help.chat.button"],
  "pages/press.yaml": items(4, "title", "assets.items"),
  "pages/resources.yaml": ["newsletter"],
  "pages/team.yaml": ["sample"],
  "pages/testimonials.yaml": ["more.lead"],
  "resources.yaml": items(6, "title"),
  "services/automation-crm.yaml": ["results.lead", "useCases.lead"],
  "services/branding-design.yaml": ["results.lead"],
  "services/custom-software.yaml": ["results.lead"],
  "services/ecommerce.yaml": ["results.lead", "useCases.lead"],
  "services/marketing-ops.yaml": ["results.lead", "useCases.lead"],
  "services/paid-ads.yaml": ["results.lead", "useCases.lead"],
  "services/saas-growth.yaml": ["results.lead"],
  "services/seo-content.yaml": ["results.lead", "useCases.lead"],
  "services/social-media.yaml": ["results.lead"],
  "services/web-development.yaml": ["results.lead", "useCases.lead"],
  "site.yaml": ["url", "email", "phone", ...items(5, "href", "social")],
  "team.yaml": ["", ...items(3, "image")],
  "testimonials.yaml": ["", ...items(6, "image")],
}

/** What is told of every figure, case, quote and person, and of every file with sentences. */
const OF_EVERY = /has no evidence|sentences of this file are the sample's/

describe("sample: what npm run check:launch tells of it", everywhere, () => {
  test("is this list and nothing else", async () => {
    const { launch: left } = await validate(loadContent(process.cwd()), true)
    const told: Record<string, string[]> = {}
    for (const { file, path } of left.filter(({ message }) => !OF_EVERY.test(message)))
      (told[file.replace("content/", "")] ??= []).push(path)
    // In whatever order they stand.
    for (const paths of [...Object.values(told), ...Object.values(KNOWN)]) paths.sort()
    assert.deepEqual(told, KNOWN)
  })

  test("nearly every sentence is known as one that was shipped, and no figure, case, quote or person is proven", async () => {
    const { launch, entries } = await validate(loadContent(process.cwd()), true)
    const counts = launch.flatMap(({ message }) => {
      const [, found, of] = /^(\d+) of (\d+) sentences/.exec(message) ?? []
      return found ? [[Number(found), Number(of)] as const] : []
    })
    const sum = (index: 0 | 1) => counts.reduce((total, pair) => total + pair[index], 0)
    // Run `npm run check:launch -- --ship` once the sample says something else.
    assert.ok(sum(0) > sum(1) * 0.98, `${sum(0)} of ${sum(1)}`)
    const records = entries.filter(({ type }) => ["Claim", "CaseStudy", "Testimonial", "TeamMember"].includes(type))
    assert.ok(launch.filter(({ message }) => message.includes("has no evidence")).length >= records.length)
  })
})
