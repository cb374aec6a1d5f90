import assert from "node:assert/strict"
import { describe, test } from "node:test"
import { yaml } from "../site/content"
import { on } from "../site/site"

interface Faq {
  topics: { items: { id: string; title: string; items: { answer: string }[] }[] }
}
const { items: topics } = yaml<Faq>("pages/faq.yaml").topics

describe("sample: /faq", on("/faq"), () => {
  test("four topics of three questions each", () =>
    assert.deepEqual(
      topics.map(({ id, title, items }) => [id, title, items.length]),
      [
        ["getting-started", "Getting Started", 3],
        ["pricing-investment", "Pricing & Investment", 3],
        ["services-process", "Services & Process", 3],
        ["support-maintenance", "Support & Maintenance", 3],
      ],
    ))

  test("the answers hold every figure that is promised", () => {
    const answers = topics.flatMap(({ items }) => items.map(({ answer }) => answer))
    for (const figure of [
      "$5,000 to $50,000",
      "simple redesign of an existing site takes 4–6 weeks",
      "full e-commerce build 12–16 weeks",
      "90 days of optimization support",
      "Priority support gets an answer the same day",
      "standard maintenance the next business day",
      "project clients within 48 hours",
      "$200/mo",
      "$150/hr",
      "typically for 30–90 days",
      "within 1–2 weeks",
      "50% deposit and 50% on completion",
      "30-minute discovery call",
    ])
      assert.ok(
        answers.some(answer => answer.includes(figure)),
        figure,
      )
  })
})
