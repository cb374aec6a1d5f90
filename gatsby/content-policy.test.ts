import { createHash } from "node:crypto"
import { createContentPolicy } from "./content-policy"

const url = "https://studio.test"
const endpoint = "https://forms.test/f/one"

/** Returns the sources by directive. */
const directivesOf = (...args: Parameters<typeof createContentPolicy>): Record<string, string[]> => {
  const rules = createContentPolicy(...args).split("; ")
  return Object.fromEntries(rules.map(rule => [rule.split(" ")[0] ?? "", rule.split(" ").slice(1)]))
}

describe("createContentPolicy", () => {
  test("restricts every source to the site by default", () => {
    const hash = createHash("sha256").update("1<2").digest("base64")
    const rules = directivesOf({ url }, "1<2")
    expect(rules["default-src"]).toEqual(["'none'"])
    expect(rules["script-src"]).toEqual(["'self'", `'sha256-${hash}'`, expect.stringMatching(/^'sha256-/)])
    for (const rule of ["connect-src", "form-action", "font-src"]) expect(rules[rule]).toEqual(["'self'"])
    expect(Object.values(rules).flat().join(" ")).not.toMatch(/https?:/)
  })

  test("allows the hosts enabled in site.yaml", () => {
    const analytics = "https://stats.test/js/script.js"
    const rules = directivesOf({ url, analytics, allowedHosts: ["https://fonts.test"] }, "")
    for (const rule of ["script-src", "connect-src"]) expect(rules[rule]).toContain("https://stats.test")
    for (const rule of ["script-src", "style-src", "img-src", "font-src", "connect-src", "frame-src", "media-src"])
      expect(rules[rule]).toContain("https://fonts.test")
  })

  test("allows scripts, requests, images and the inline script of an analytics service", () => {
    const analyticsCode = "gtag('js')\n"
    const hosts = ["https://www.tags.test", "https://*.stats.test"]
    const rules = directivesOf(
      { url, analytics: `${hosts[0]}/gtag/js?id=G-1`, analyticsCode, analyticsHosts: hosts.slice(1) },
      "",
    )
    for (const [rule, sources] of Object.entries(rules))
      expect([rule, hosts.every(host => sources.includes(host))]).toEqual([
        rule,
        /^(?:script|connect|img)-src$/.test(rule),
      ])
    const hash = createHash("sha256").update(analyticsCode).digest("base64")
    expect(rules["script-src"]).toContain(`'sha256-${hash}'`)
  })

  test("allows enabled forms to post and to redirect to the site", () => {
    const rules = directivesOf({ url, contactForm: { provider: "endpoint", endpoint } }, "")
    expect(rules["connect-src"]).toEqual(["'self'", "https://forms.test"])
    expect(rules["form-action"]).toEqual(["'self'", "https://forms.test", url])
  })

  test("allows the form of a mailing list to redirect to any host", () => {
    const rules = directivesOf({ url, newsletterForm: { provider: "list", endpoint } }, "")
    expect(rules["form-action"]?.at(-1)).toBe("https:")
  })
})
