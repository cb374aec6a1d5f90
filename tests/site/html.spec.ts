import { expect, test } from "@playwright/test"
import { HtmlValidate } from "html-validate"
import { builtPages, canonicalPages, parsePage } from "./built-pages"
import { yaml } from "./content"

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
    // Measures of drawings are attributes (gatsby/content-policy.ts).
    "no-inline-style": "off",
    // Lists of figures in words have a name that says what they list.
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
    // Titles are measured in every-page/head.ts, with the name of the site.
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

/** Terms and their meanings, in groups or without, are all that a list of them holds. */
const STRANGERS = "dl > :not(dt, dd, div), dl > div > :not(dt, dd)"
/**
 * Material UI's rules name these; a rule of this site outweighs each of them, or they belong to states that no page
 * has.
 */
const OUTWEIGHED = /^--(_|palette-(Chip|action|background|error|primary|text|common)|opacity|shadows)/
/** What has not the look that the theme gives to all of its kind; the tables of posts have theirs in `proseTable`. */
const OUTSIDE_THEME = "button:not(.MuiButtonBase-root), table:not(.MuiTable-root, .table > table)"
/** What Gatsby leaves in public/, which no page asks for. */
const GATSBYS = /\/app-|\/framework-|\/webpack-runtime-|page-data|___gatsby-/

test.describe("HTML", () => {
  for (const { path, html } of canonicalPages())
    test(`${path} is valid`, async () => {
      const { results } = await validator.validateString(html)
      const told = results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, line, column }) => `${ruleId} ${line}:${column} ${message}`),
      )
      expect(told).toEqual([])
      expect(html, "what React could not write as an attribute").not.toContain("[object Object]")
      expect(html).not.toMatch(GATSBYS)
      const document = parsePage(path)
      expect(document.querySelectorAll(STRANGERS)).toHaveLength(0)
      expect(document.querySelectorAll(OUTSIDE_THEME)).toHaveLength(0)
      // A field takes as much as a visitor writes.
      expect(document.querySelectorAll("[maxlength]")).toHaveLength(0)
      const declared = new Set([...html.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name))
      const read = [...html.matchAll(/var\((--[\w-]+)/g)].map(([, name = ""]) => name)
      expect(
        read.filter(name => !declared.has(name) && !OUTWEIGHED.test(name)),
        "variables",
      ).toEqual([])
    })

  test("what a switch of site.yaml turns on is on every page, and leaves no trace where it is off", () => {
    const { announcement, analytics } = yaml<{ announcement?: object; analytics?: object }>("site.yaml")
    for (const { path, html } of builtPages()) {
      expect(html.includes("data-announcement"), path).toBe(announcement !== undefined)
      expect(html.includes("data-analytics"), path).toBe(analytics !== undefined)
    }
  })
})
