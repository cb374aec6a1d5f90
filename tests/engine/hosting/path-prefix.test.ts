import assert from "node:assert/strict"
import { withPathPrefix } from "../../../gatsby/hosting/path-prefix"
import { pathOf } from "../../../packages/content-engine"
import { edited, service, toldOf, withFiles } from "../fixture"

test("every address of the site gets its prefix, also one that begins like it", () => {
  const pairs = {
    '<a href="/blog">A</a>': '<a href="/blog/blog">A</a>',
    "<a href=/>A</a>": "<a href=/blog/>A</a>",
    "<img srcSet=\"/a.webp 1x,\n/b.webp 2x\" src='/c.png'/>":
      "<img srcSet=\"/blog/a.webp 1x,\n/blog/b.webp 2x\" src='/blog/c.png'/>",
    '<div data-scripts="/a.js /b.js">': '<div data-scripts="/blog/a.js /blog/b.js">',
    '<style>a{b:url(/c)}i{b:url("/d")}</style>': '<style>a{b:url(/blog/c)}i{b:url("/blog/d")}</style>',
    "<noscript><a href='/x'>A</a></noscript>": "<noscript><a href='/blog/x'>A</a></noscript>",
    '<form action="/sent" method="post"></form>': '<form action="/blog/sent" method="post"></form>',
  }
  for (const [page, expected] of Object.entries(pairs)) assert.equal(withPathPrefix(page, "/blog"), expected)
})

test("nothing else of a page changes", () => {
  const page =
    '<!DOCTYPE html><html lang=en><a href="#b" title="/b">either/or</a><a href="//cdn.example/x">/</a>' +
    '<a href="https://other.example/y">&amp;</a><img src="data:image/png;base64,/a">' +
    '<script type="application/json">{"href":"/c"}</script><style>li::before{content:"/"}</style>'
  assert.equal(withPathPrefix(page, "/below"), page)
  assert.equal(withPathPrefix('<a href="/x">', ""), '<a href="/x">')
})

test("the address of the site says the prefix", () => {
  assert.equal(pathOf("https://agency.github.io/website"), "/website")
  assert.equal(pathOf("https://agency.example"), "")
  assert.equal(pathOf(undefined), "")
})

test("a full address of a site that lives below a path is checked, another one of its host is not", async () => {
  const toldOfLink = (href: string) =>
    toldOf(
      withFiles({
        "site.yaml": edited("site.yaml", "https://agency.example", "https://agency.example/website"),
        [service]: edited(service, "href: /contact", `href: ${href}`),
      }),
    )
  const [sound, broken, foreign] = await Promise.all(
    [
      "https://agency.example/website/contact",
      "https://agency.example/website/nowhere",
      "https://agency.example/shop",
    ].map(toldOfLink),
  )
  expect(sound).toEqual([])
  assert.match(broken?.join() ?? "", /No page has the address "\/nowhere"/)
  expect(foreign).toEqual([])
})
