import assert from "node:assert/strict"
import { existsSync, readFileSync } from "node:fs"
import { hasPage, test } from "./site"
import { parseAtomFeed } from "feedsmith"
import { FEED } from "../../src/site/feed"
import { builtPages, canonicalPages } from "./built-pages"
import { posts, site } from "./content"
import { attribute, elementsOf, parsed, wordsOf } from "./parsed"

const read = (address: string) => readFileSync(`public${address}`, "utf8")

/** Letters and digits alone: what two ways of writing a text have in common. */
const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, "")

test.describe("the feed", () => {
  test.skip(!hasPage("/blog"))

  const entries = () => parseAtomFeed(read(FEED)).entries ?? []

  test("opens in a reader, with the whole text of the latest posts, newest first", () => {
    const { title, links = [] } = parseAtomFeed(read(FEED))
    assert.ok(title?.value)
    assert.ok(links.some(({ rel, href }) => rel === "self" && href === `${site.url}${FEED}`))
    const latest = posts.slice(0, 20)
    assert.deepEqual(
      entries().map(({ id }) => id),
      latest.map(({ path }) => `${site.url}${path}`),
    )
    for (const [index, { title: entryTitle, content, published, authors }] of entries().entries()) {
      const post = latest[index]!
      assert.equal(entryTitle?.value, post.title)
      assert.equal(authors?.[0]?.name, post.author)
      assert.equal(Date.parse(String(published)), Date.parse(`${post.date} UTC`))
      const text = letters(wordsOf(parsed(content?.value ?? "")))
      const page = builtPages().find(({ path }) => path === post.path)
      assert.ok(text.length > 0 && letters(wordsOf(parsed(page?.html ?? ""))).includes(text), post.path)
    }
  })

  test("every address in a text names its host", () => {
    for (const { content } of entries())
      for (const element of elementsOf(parsed(content?.value ?? "")))
        for (const name of ["href", "src"]) {
          const value = attribute(element, name)
          assert.ok(value === undefined || /^(https:|mailto:|tel:|data:)/.test(value), value)
        }
  })

  test("is announced by the blog, its lists and its posts, and by nobody else", () => {
    for (const { path, html } of canonicalPages().filter(({ listed }) => listed)) {
      const links = elementsOf(parsed(html)).filter(
        element => element.tagName === "link" && attribute(element, "rel") === "alternate",
      )
      assert.equal(links.length, path === "/blog" || path.startsWith("/blog/") ? 1 : 0, path)
      for (const link of links) {
        assert.ok(existsSync(`public${attribute(link, "href")}`), path)
        assert.ok(attribute(link, "title"), path)
      }
    }
  })
})

test.describe("llms.txt", () => {
  test("lists each page for reading once, by title and what it is about", () => {
    const readable = canonicalPages().filter(({ listed, path }) => listed && !/\/page\/\d+$/.test(path))
    assert.ok(readable.length > 5)
    const listed = [...read("/llms.txt").matchAll(/^- \[[^\]]+\]\(([^)]+)\): ./gm)].map(([, url = ""]) => url)
    assert.deepEqual(listed.sort(), readable.map(({ path }) => `${site.url}${path}`).sort())
  })
})
