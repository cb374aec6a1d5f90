import assert from "node:assert/strict"
import { describe, test } from "node:test"
import { HtmlValidate } from "html-validate"
import { canonicalPages } from "./built-pages"

/** The standard's rules only: style of writing is the tools' own affair. */
const validator = new HtmlValidate({
  extends: ["html-validate:standard"],
  rules: {
    // Gatsby writes these: CDATA comments, self-written attributes, long titles are ours to judge.
    "long-title": "off",
    "no-inline-style": "off",
    "script-type": "off",
    "no-trailing-whitespace": "off",
  },
})

describe("HTML", () => {
  for (const { path, html } of canonicalPages()) {
    test(`${path} is valid`, async () => {
      const report = await validator.validateString(html)
      assert.deepEqual(
        report.results.flatMap(({ messages }) =>
          messages.map(({ ruleId, message, line, column }) => `${ruleId} ${line}:${column} ${message}`),
        ),
        [],
      )
    })
  }
})
