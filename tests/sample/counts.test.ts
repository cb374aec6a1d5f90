import assert from "node:assert/strict"
import { describe, test } from "node:test"
import { loadContent } from "../../packages/content-engine"
import { validate } from "../../model"

/** Numbers of things in the sample that its specification names, and that shapes leave to whoever writes content. */
describe("sample: counts", () => {
  test("of services, plans, cases, posts, testimonials and questions", async () => {
    const { entries } = await validate(loadContent(process.cwd()))
    const of = (type: string) => entries.flatMap(({ type: own, data }) => (own === type ? [data] : []))
    const lengthOf = (value: unknown) => (Array.isArray(value) ? value.length : 0)
    const featured = (type: string) => of(type).filter(data => data.featured === true).length
    const questions = (data: Record<string, unknown> | undefined) =>
      lengthOf((data?.faqs as { items?: unknown })?.items)

    const services = of("Service") as { scene: { notes: unknown }; card: { features: unknown } }[]
    assert.equal(services.length, 12)
    for (const { scene, card } of services) assert.deepEqual([lengthOf(scene.notes), lengthOf(card.features)], [6, 4])

    const [pricing] = of("PricingPage")
    const plans = pricing?.plans as { hours: number; popular: boolean }[]
    assert.deepEqual(
      plans.map(({ hours, popular }) => [hours, popular]),
      [
        [10, false],
        [25, true],
        [50, false],
      ],
    )

    for (const { steps, results } of of("CaseStudy")) {
      assert.equal(lengthOf(results), 3)
      assert.ok(lengthOf(steps) >= 3 && lengthOf(steps) <= 5)
    }
    assert.deepEqual(["CaseStudy", "BlogPost", "Testimonial"].map(featured), [2, 2, 3])
    assert.deepEqual([of("CaseStudy").length, of("Testimonial").length, of("Resource").length], [6, 6, 6])
    assert.deepEqual([questions(of("HomePage")[0]), questions(of("ContactPage")[0])], [5, 6])
  })
})
