import { robotsOf } from "../../../gatsby/robots"

test("crawlers are led to the sitemap of the site's own address", () =>
  expect(robotsOf("https://agency.example")).toBe(`User-agent: *
Allow: /
Sitemap: https://agency.example/sitemap-index.xml
`))

test("what robots may use the site for is told, and those that do else are kept out", () => {
  const told = robotsOf("https://agency.example", { answers: true, training: false })
  expect(told).toMatch(/^User-agent: \*\nContent-Signal: search=yes, ai-input=yes, ai-train=no\nAllow: \/\n/)
  expect(told).toMatch(/^User-agent: GPTBot\n(User-agent: .*\n)*Disallow: \/\n/m)
  expect(told).not.toContain("PerplexityBot")
  expect(robotsOf("https://agency.example", { answers: false, training: true })).toContain("User-agent: PerplexityBot")
  expect(robotsOf("https://agency.example", { answers: true, training: true })).not.toContain("Disallow")
})
