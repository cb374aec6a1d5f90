import { createHash } from "node:crypto"
import { createContentPolicy } from "./content-policy"

const url = "https://studio.test"
const endpoint = "https://forms.test/f/one"

/** Returns the sources by directive. */
const directivesOf = (...args: Parameters<typeof createContentPolicy>): Record<string, string[]> => {
  const directives = createContentPolicy(...args).split("; ")
  return Object.fromEntries(directives.map(directive => [directive.split(" ")[0] ?? "", directive.split(" ").slice(1)]))
}

describe("createContentPolicy", () => {
  test("restricts every source to the site by default", () => {
    const hash = createHash("sha256").update("1<2").digest("base64")
    const directives = directivesOf({ url }, "1<2")
    expect(directives["default-src"]).toEqual(["'none'"])
    expect(directives["script-src"]).toEqual(["'self'", `'sha256-${hash}'`, expect.stringMatching(/^'sha256-/)])
    for (const directive of ["connect-src", "form-action", "font-src"])
      expect(directives[directive]).toEqual(["'self'"])
    expect(Object.values(directives).flat().join(" ")).not.toMatch(/https?:/)
  })

  test("allows the hosts enabled in site.yaml", () => {
    const analytics = "https://stats.test/js/script.js"
    const directives = directivesOf({ url, analytics, allowedHosts: ["https://fonts.test"] }, "")
    for (const directive of ["script-src", "connect-src"]) expect(directives[directive]).toContain("https://stats.test")
    for (const directive of ["script-src", "style-src", "img-src", "font-src", "connect-src", "frame-src", "media-src"])
      expect(directives[directive]).toContain("https://fonts.test")
  })

  test("allows scripts, requests, images and the inline script of an analytics service", () => {
    const analyticsCode = "gtag('js')\n"
    const hosts = ["https://www.tags.test", "https://*.stats.test"]
    const directives = directivesOf(
      { url, analytics: `${hosts[0]}/gtag/js?id=G-1`, analyticsCode, analyticsHosts: hosts.slice(1) },
      "",
    )
    for (const [directive, sources] of Object.entries(directives))
      expect([directive, hosts.every(host => sources.includes(host))]).toEqual([
        directive,
        /^(?:script|connect|img)-src$/.test(directive),
      ])
    const hash = createHash("sha256").update(analyticsCode).digest("base64")
    expect(directives["script-src"]).toContain(`'sha256-${hash}'`)
  })

  test("allows enabled forms to post and to redirect to the site", () => {
    const directives = directivesOf({ url, contactForm: { provider: "endpoint", endpoint } }, "")
    expect(directives["connect-src"]).toEqual(["'self'", "https://forms.test"])
    expect(directives["form-action"]).toEqual(["'self'", "https://forms.test", url])
  })

  test("allows the form of a mailing list to redirect to any host", () => {
    const directives = directivesOf({ url, newsletterForm: { provider: "list", endpoint } }, "")
    expect(directives["form-action"]?.at(-1)).toBe("https:")
  })
})
