import { robotsOf } from "../../../gatsby/robots"

test("crawlers are led to the sitemap of the site's own address", () =>
  expect(robotsOf("https://agency.example")).toBe(`User-agent: *
Allow: /
Sitemap: https://agency.example/sitemap-index.xml
`))
