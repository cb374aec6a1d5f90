import { TEXT_RULES } from "../../../packages/content-engine/rules/text-rules"

test("rules about texts are few: each is for a mistake that was made", () => {
  expect(TEXT_RULES.length).toBeLessThanOrEqual(60)
})

// A pattern that remembers where it stopped would find every other mistake only.
test("no rule remembers the text before", () => {
  for (const { finds } of TEXT_RULES) expect(finds.flags).not.toMatch(/[gy]/)
})
