import { issuesAfter, serviceFile } from "../fixture"

describe("validate", () => {
  test.each([
    ["- type: steps", "- type: step", /blocks\[4\]\.type: "step" is not allowed here\. .* Did you mean "steps"\?$/],
    [
      "  - type: steps\n    title",
      "  - title",
      /blocks\[4\]: The field `type` is missing\. Add it\. Use one of: .*\bhero, /,
    ],
    ["layout: cards", "layout: card", /blocks\[2\]\.layout: "card" is not allowed here\. .* Did you mean "cards"\?$/],
  ])("reports a mistake in a block at its line: %j, %j", async (search, replacement, expected) =>
    expect(await issuesAfter(serviceFile, search, replacement)).toEqual([expect.stringMatching(expected)]),
  )
})
