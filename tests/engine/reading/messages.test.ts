import { toProblem, withSentence } from "#engine/messages"

const location = { file: "content/site.yaml", line: 3, column: 1, path: "" }

test("keeps the terms of the first sentence", () => {
  const input = toProblem(terms => `Used in ${terms.location(location)}.`)
  const problem = withSentence(input, terms => `This file has ${terms.count(2)}.`)
  expect(problem.message).toBe("Used in content/site.yaml:3:1. This file has 2.")
  const terms = { location: () => "Site", value: <Value>(value: Value) => value, count: () => "two" }
  expect(problem.inTerms?.(terms)).toBe("Used in Site. This file has two.")
})
