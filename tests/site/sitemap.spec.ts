import assert from "node:assert/strict"
import { readFileSync } from "node:fs"
import { test } from "./site"
import { loadContent } from "../../packages/content-engine"
import { publication, validate } from "../../model"
import { categories, pathWithin, posts, site } from "./content"

const sitemap = readFileSync("public/sitemap-0.xml", "utf8")
const listed = new Map(
  sitemap
    .split("<url>")
    .slice(1)
    .map(url => [/<loc>([^<]+)</.exec(url)?.[1] ?? "", /<lastmod>([^<]+)</.exec(url)?.[1]] as const),
)

test.describe("sitemap", () => {
  test("is what robots.txt leads to", () =>
    assert.equal(
      readFileSync("public/robots.txt", "utf8"),
      `User-agent: *\nAllow: /\nSitemap: ${site.url}/sitemap-index.xml\n`,
    ))

  test("lists the canonical addresses of all content that is published, and no others", async () => {
    const folder = loadContent(process.cwd())
    const { canonical } = publication(folder, (await validate(folder)).entries)
    const expected = new Set(canonical.filter(page => page !== "/404"))
    const lists = categories.map(({ path }) => `${path}/page/`)
    const paths = [...listed.keys()].map(pathWithin)
    assert.deepEqual(paths.filter(path => !lists.some(list => path.startsWith(list))).sort(), [...expected].sort())
  })

  test("says when a page changed only where that is known, and guesses neither rhythm nor rank", () => {
    assert.doesNotMatch(sitemap, /<changefreq>|<priority>/)
    for (const { path, date, corrected } of posts)
      assert.equal(Date.parse(listed.get(`${site.url}${path}`) ?? ""), Date.parse(`${corrected ?? date} UTC`), path)
    const dated = [...listed].filter(([, changed]) => changed)
    assert.equal(dated.length, posts.length)
  })
})
