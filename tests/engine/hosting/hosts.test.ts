import assert from "node:assert/strict"
import { readFileSync } from "node:fs"
import { everywhere } from "../../../gatsby/hosting/headers"
import { parse } from "yaml"
import { hostFiles } from "../../../gatsby/hosting/hosts"
import type { Redirect } from "../../../gatsby/hosting/redirects"
import { pathOf, siteUrl } from "../../../gatsby/site-url"

test("what hosts are told is what gatsby/hosting/ and content/redirects.yaml say", () => {
  const redirects = parse(readFileSync("content/redirects.yaml", "utf8")) as Redirect[]
  for (const [file, text] of Object.entries(hostFiles(redirects, pathOf(siteUrl()))))
    assert.equal(readFileSync(file, "utf8"), text, `${file} is not current: npm run hosting`)
})

test("every host is told every header", () => {
  for (const [file, text] of Object.entries(hostFiles([])))
    for (const name of Object.keys(everywhere)) assert.ok(text.includes(name), `${name} is missing in ${file}`)
})

test("rules stay within what hosts take: 100 rules, lines of 2,000 characters (Cloudflare Pages)", () => {
  const lines = hostFiles([])["static/_headers"]?.split("\n") ?? []
  assert.ok(lines.filter(line => line.startsWith("/")).length <= 100)
  assert.ok(lines.every(line => line.length <= 2000))
})
