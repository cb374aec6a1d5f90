import { textRules } from "#engine/rules/text-rules"

describe("textRules", () => {
  // Global and sticky patterns keep lastIndex and would skip every other mistake.
  test("does not use global or sticky patterns", () => {
    for (const { pattern } of textRules) expect(pattern.flags).not.toMatch(/[gy]/)
  })
})
