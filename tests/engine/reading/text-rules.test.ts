import { TEXT_RULES } from "#engine/rules/text-rules"

describe("TEXT_RULES", () => {
  // Global and sticky patterns keep lastIndex and would skip every other mistake.
  test("does not use global or sticky patterns", () => {
    for (const { pattern } of TEXT_RULES) expect(pattern.flags).not.toMatch(/[gy]/)
  })
})
