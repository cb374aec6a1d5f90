import assert from "node:assert/strict"
import { createHash } from "node:crypto"
import { speculationRules } from "../../../src/browser/prefetch/speculation-rules"
import { blockedIn, hasContentPolicy, withContentPolicy } from "../../../gatsby/hosting/content-policy"

const sourceOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`
const page = (head: string, body = "") =>
  `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>${head}</head><body>${body}</body></html>`

/** The sources that a page's policy names for one kind of thing. */
const ruleOf = (name: string, html: string) => {
  const policy = /content="([^"]*)"/.exec(withContentPolicy(html))?.[1] ?? ""
  const rule = policy.split("; ").find(one => one.startsWith(`${name} `))
  return rule?.split(" ").slice(1)
}

test("a policy names what is written into the page, each once, and nothing that is only data", () => {
  const html = page(
    "<style>a{}</style><style>a{}</style><script>1<2</script>",
    '<script type="application/ld+json">{"a":1}</script><script src="/a.js"></script>',
  )
  assert.deepEqual(ruleOf("default-src", html), ["'none'"])
  assert.deepEqual(ruleOf("script-src", html), ["'self'", sourceOf(speculationRules), sourceOf("1<2")])
  assert.deepEqual(ruleOf("style-src", html), ["'self'", sourceOf("a{}")])
})

test("a page with an island allows style elements that a script fills rule by rule", () => {
  const html = page("<style>a{}</style>", '<div data-island="contact-form"></div>')
  assert.deepEqual(ruleOf("style-src", html), ["'self'", sourceOf(""), sourceOf("a{}")])
})

test("a page may send to where its forms post, and to nobody else", () => {
  const form = '<form method="post" action="https://forms.example/f/one?a=b"></form>'
  for (const rule of ["form-action", "connect-src"]) {
    assert.deepEqual(ruleOf(rule, page("", form + form)), ["'self'", "https://forms.example"])
    assert.deepEqual(ruleOf(rule, page("", '<form action="/contact/sent"></form>')), ["'self'"])
    assert.deepEqual(ruleOf(rule, page("")), ["'self'"])
  }
})

test("without script a message may lead on to the site's own address, with and without www", () => {
  const form = (next: string, provider = "endpoint") =>
    page(
      "",
      `<form data-provider="${provider}" action="https://forms.example/f"><input name="_next" value="${next}"></form>`,
    )
  const own = ["'self'", "https://forms.example", "https://studio.test", "https://www.studio.test"]
  assert.deepEqual(ruleOf("form-action", form("https://studio.test/contact/sent")), own)
  assert.deepEqual(new Set(ruleOf("form-action", form("https://www.studio.test/sent"))), new Set(own))
  assert.deepEqual(ruleOf("form-action", form("https://studio.test/sent", "list")), [...own, "https:"])
  assert.deepEqual(ruleOf("connect-src", form("https://studio.test/sent")), ["'self'", "https://forms.example"])
})

test("a page with the tag of a service that counts visits lets it run and tell, and no page else", () => {
  const html = page("", `<script defer src="https://stats.test/js/script.js" data-analytics=""></script>`)
  assert.deepEqual(ruleOf("connect-src", html), ["'self'", "https://stats.test"])
  assert.ok(ruleOf("script-src", html)?.includes("https://stats.test"))
  assert.deepEqual(blockedIn(html, []), [])
  assert.deepEqual(ruleOf("connect-src", page("")), ["'self'"])
})

test("it stands behind the character set, and nothing else of the page changes", () => {
  const html = page("<script>1</script>", "<p>A &amp; B</p><svg><style>c{}</style></svg>")
  const written = withContentPolicy(html)
  assert.match(written, /<meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="[^"]+"\/><script>/)
  assert.equal(written.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, ""), html)
  assert.ok(hasContentPolicy(written) && !hasContentPolicy(html))
})

test("written twice it stands there once, for the page as it is now", () => {
  const once = withContentPolicy(page("<script>1</script>"))
  assert.equal(withContentPolicy(once), once)
  assert.equal(withContentPolicy(once.replace(">1<", ">2<")), withContentPolicy(page("<script>2</script>")))
})

test("a page in which it would come too late, or has no place, stops the build", () => {
  assert.throws(() => withContentPolicy("<html><head></head></html>"), /no <meta charset>/)
  assert.throws(
    () => withContentPolicy("<head><script>1</script><meta charset=utf-8></head>"),
    /<script> stands before/,
  )
})

test("what a page wants from other hosts is blocked, unless site.yaml allows it", () => {
  const html = page(
    '<link rel="stylesheet" href="//fonts.test/css"><link rel="canonical" href="https://own.test/"><script src="/a.js"></script>',
    '<script async src="https://www.tags.test/gtag/js?id=1"></script><a href="https://else.test">Else</a>',
  )
  assert.deepEqual(blockedIn(html, []), ["https://fonts.test", "https://www.tags.test"])
  assert.deepEqual(blockedIn(html, ["https://fonts.test", "https://*.tags.test"]), [])
  const [, policy = ""] = /content="([^"]*)"/.exec(withContentPolicy(html, ["https://fonts.test"])) ?? []
  for (const kind of ["script-src", "style-src", "img-src", "font-src", "connect-src", "frame-src", "media-src"])
    assert.match(policy, new RegExp(`${kind}[^;]* https://fonts\\.test(;|$)`))
})
