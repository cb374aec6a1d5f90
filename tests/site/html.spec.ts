import { expect, test } from "@playwright/test"
import { HtmlValidate } from "html-validate"
import { builtPages, canonicalPages, parsePage, valuesOf } from "./built-pages"
import { readYaml } from "./content"

const validator = new HtmlValidate({
  extends: ["html-validate:recommended"],
  rules: {
    // React's syntax: `<meta/>`, `charSet`, `crossorigin=""`.
    "void-style": "off",
    "attr-case": "off",
    "attribute-empty-style": "off",
    "attribute-boolean-style": "off",
    // Gatsby's root element has the id `___gatsby`.
    "valid-id": ["error", { relaxed: true }],
    // Measures of drawings are attributes (gatsby/content-policy.ts).
    "no-inline-style": "off",
    // Lists of figures have a label.
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
    // page-checks/head.ts checks the length of titles.
    "long-title": "off",
    // CSS keeps phone numbers from site.yaml on one line.
    "tel-non-breaking": "off",
    // Material UI's Checkbox repeats classes.
    "no-dup-class": "off",
    // Checkboxes of a group share a name.
    "form-dup-name": ["error", { shared: ["radio", "checkbox", "submit", "button", "reset"] }],
    // Live search and inactive forms have no submit button.
    "wcag/h32": "off",
  },
})

/** Invalid children of description lists. */
const INVALID_DL = "dl > :not(dt, dd, div), dl > div > :not(dt, dd)"
/** Undefined variables that are allowed: Material UI's rules with them are overridden or for unused states. */
const ALLOWED_VARIABLES = /^--(_|palette-(Chip|action|background|error|primary|text|common)|opacity|shadows)/
/** Pictures without a reserved space: the layout shifts when they load. */
const UNSIZED = "img:not([width][height], [src^='data:'])"
/** Links that connect to other hosts, which the content policy does not restrict. */
const OTHER_HOST = "link:not([rel=canonical])[href*='//']"
/** Elements without theme styles; tables in prose use `proseTable`. */
const UNTHEMED = "button:not(.MuiButtonBase-root), table:not(.MuiTable-root, .table > table)"
/** Gatsby's client files, which pages do not load. */
const GATSBY_FILES = /\/app-|\/framework-|\/webpack-runtime-|page-data|___gatsby-/

test.describe("HTML", () => {
  for (const { path, html } of canonicalPages())
    test(`renders valid HTML for ${path}`, async () => {
      const { results } = await validator.validateString(html)
      const problems = results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, line, column }) => `${ruleId} ${line}:${column} ${message}`),
      )
      expect(problems).toEqual([])
      expect(html, "invalid attribute values").not.toContain("[object Object]")
      expect(html).not.toMatch(GATSBY_FILES)
      const document = parsePage(path)
      expect(document.querySelectorAll(INVALID_DL)).toHaveLength(0)
      expect(document.querySelectorAll(UNTHEMED)).toHaveLength(0)
      expect(valuesOf(document, OTHER_HOST, "href")).toEqual([])
      // A content policy applies to what follows it.
      const [first] = valuesOf(document, "meta[http-equiv], script, link", "http-equiv")
      expect(first, "content policy").toBe("Content-Security-Policy")
      expect(valuesOf(document, UNSIZED, "src"), "pictures without width or height").toEqual([])
      // Only islands need Emotion's class names in the browser.
      expect(html.includes("<style data-emotion="), "Emotion's class names").toBe(html.includes("data-island="))
      // Fields have no length limit.
      expect(document.querySelectorAll("[maxlength]")).toHaveLength(0)
      const declared = new Set([...html.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name))
      const used = [...html.matchAll(/var\((--[\w-]+)/g)].map(([, name = ""]) => name)
      expect(
        used.filter(name => !declared.has(name) && !ALLOWED_VARIABLES.test(name)),
        "undeclared variables",
      ).toEqual([])
    })

  test("renders features of site.yaml on every page only if enabled", () => {
    const { announcement, analytics } = readYaml<{ announcement?: object; analytics?: object }>("site.yaml")
    for (const { path, html } of builtPages()) {
      expect(html.includes("data-announcement"), path).toBe(announcement !== undefined)
      expect(html.includes("data-analytics"), path).toBe(analytics !== undefined)
    }
  })
})
