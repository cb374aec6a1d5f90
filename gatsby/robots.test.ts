import assert from "node:assert/strict"
import { test } from "node:test"
import { robotsOf } from "./robots"

test("crawlers are led to the sitemap of the site's own address", () =>
  assert.equal(
    robotsOf("https://agency.example"),
    `User-agent: *
Allow: /
Sitemap: https://agency.example/sitemap-index.xml
`,
  ))
