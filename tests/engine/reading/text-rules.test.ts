import { TEXT_RULES } from "#engine/rules/text-rules"

// A pattern that remembers where it stopped would find every other mistake only.
test("no rule remembers the text before", () => {
  for (const { pattern: finds } of TEXT_RULES) expect(finds.flags).not.toMatch(/[gy]/)
})
