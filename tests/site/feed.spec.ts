import { readFileSync } from "node:fs"
import { expect, test } from "@playwright/test"
import { parseAtomFeed } from "feedsmith"
import { JSDOM } from "jsdom"
import { FEED_PATH } from "#site/feed"
import { canonicalPages, parsePage, valuesOf } from "./built-pages"
import { posts, site } from "./content"
import { hasPage } from "./fixtures"

const readPublic = (path: string) => readFileSync(`public${path}`, "utf8")

/** Keeps letters and digits only, to compare HTML and feed. */
const normalize = (text: string | null) => (text ?? "").replace(/[^\p{L}\p{N}]/gu, "")

test.describe("feed", () => {
  test.skip(!hasPage("/blog"))

  test("contains the full text of the latest posts", () => {
    const { title, links = [], updated, entries = [] } = parseAtomFeed(readPublic(FEED_PATH))
    expect(title?.value).toBeTruthy()
    expect(links).toContainEqual(expect.objectContaining({ rel: "self", href: `${site.url}${FEED_PATH}` }))
    const latest = posts.slice(0, 20)
    expect(entries.map(({ id }) => id)).toEqual(latest.map(({ path }) => `${site.url}${path}`))
    const days = latest.map(({ date, corrected = date }) => [date, corrected].map(day => Date.parse(`${day} UTC`)))
    expect(entries.map(entry => [entry.published, entry.updated].map(time => Date.parse(String(time))))).toEqual(days)
    expect(Date.parse(String(updated))).toBe(Math.max(...days.flat()))
    for (const [index, { title: entryTitle, summary, content, categories, authors }] of entries.entries()) {
      const post = latest[index]!
      expect([entryTitle?.value, summary?.value, categories?.[0]?.term, authors?.[0]?.name]).toEqual([
        post.title,
        post.excerpt,
        post.category,
        post.author,
      ])
      const { document } = new JSDOM(content?.value).window
      const text = normalize(document.body.textContent)
      expect(text.length > 0 && normalize(parsePage(post.path).body.textContent).includes(text), post.path).toBe(true)
      for (const name of ["href", "src"])
        for (const value of valuesOf(document, `[${name}]`, name)) expect(value).toMatch(/^(https:|mailto:|tel:|data:)/)
    }
  })

  test("links the feed from blog pages only", () => {
    for (const { path } of canonicalPages().filter(({ isIndexed }) => isIndexed)) {
      const links = valuesOf(parsePage(path), "link[rel=alternate][title]", "href")
      expect(links, path).toEqual(/^\/blog(\/|$)/.test(path) ? [FEED_PATH] : [])
    }
  })
})

test.describe("llms.txt", () => {
  test("lists each indexed page once, with title and description", () => {
    const expectedPages = canonicalPages().filter(({ isIndexed, path }) => isIndexed && !/\/page\/\d+$/.test(path))
    expect(expectedPages.length).toBeGreaterThan(5)
    const listed = [...readPublic("/llms.txt").matchAll(/^- \[[^\]]+\]\(([^)]+)\): ./gm)].map(([, url = ""]) => url)
    expect(listed.sort()).toEqual(expectedPages.map(({ path }) => `${site.url}${path}`).sort())
  })
})
