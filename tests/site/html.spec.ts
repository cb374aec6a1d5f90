import assert from "node:assert/strict"
import { test } from "./site"
import { HtmlValidate } from "html-validate"
import { type DefaultTreeAdapterTypes, parse } from "parse5"
import { canonicalPages } from "./built-pages"

const validator = new HtmlValidate({
  extends: ["html-validate:recommended"],
  rules: {
    // React writes these: `<meta/>`, `charSet`, `crossorigin=""`. Browsers read them alike.
    "void-style": "off",
    "attr-case": "off",
    "attribute-empty-style": "off",
    "attribute-boolean-style": "off",
    // Gatsby's own element is called `___gatsby`.
    "valid-id": ["error", { relaxed: true }],
    // Measures of drawings are attributes (gatsby/hosting/content-policy.ts).
    "no-inline-style": "off",
    // Lists of figures in words have a name that says what they list.
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
    // Titles are measured in pages.spec.ts, with the name of the site.
    "long-title": "off",
    // Numbers come from site.yaml as they are written there; CSS keeps them on one line.
    "tel-non-breaking": "off",
    // Material UI's Checkbox writes classes of its own twice.
    "no-dup-class": "off",
    // Boxes of one choice of several share a name.
    "form-dup-name": ["error", { shared: ["radio", "checkbox", "submit", "button", "reset"] }],
    // Forms that search while one types, or send nothing, have no button for it.
    "wcag/h32": "off",
  },
})

type Node = DefaultTreeAdapterTypes.ParentNode

/** What a list of terms holds besides groups of terms and their meanings. */
const strangersInTerms = (node: Node, list?: Node): string[] =>
  node.childNodes
    .filter(child => "tagName" in child)
    .flatMap(child => {
      const isTerm = ["dt", "dd"].includes(child.tagName)
      const isGroup = child.tagName === "div" && node === list
      return [
        ...(list && !isTerm && !isGroup ? [child.tagName] : []),
        ...strangersInTerms(child, child.tagName === "dl" ? child : isGroup ? list : undefined),
      ]
    })

test.describe("HTML", () => {
  for (const { path, html } of canonicalPages()) {
    test(`${path} is valid`, async () => {
      const report = await validator.validateString(html)
      assert.deepEqual(
        report.results.flatMap(({ messages }) =>
          messages.map(({ ruleId, message, line, column }) => `${ruleId} ${line}:${column} ${message}`),
        ),
        [],
      )
      // What React could not write as an attribute.
      assert.equal(html.includes("[object Object]"), false)
      assert.deepEqual(strangersInTerms(parse(html)), [])
      assert.doesNotMatch(html, /<(?:input|textarea)[^>]*\smaxlength=/i, "a field takes as much as a visitor writes")
    })
  }
})
