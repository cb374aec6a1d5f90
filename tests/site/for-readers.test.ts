import assert from "node:assert/strict"
import { existsSync, readFileSync } from "node:fs"
import { describe, test } from "node:test"
import { parseFeed } from "@rowanmanning/feed-parser"
import { feedRoute } from "../../model/parts/blog-routes"
import { builtPages, canonicalPages, mainHeading } from "./built-pages"
import { touchAttribute } from "../../src/browser/behaviours"
import { categories, posts, site, yaml } from "./content"
import { attribute, elementsOf, parsed, wordsOf } from "./parsed"
import { everywhere, on } from "./site"

const read = (address: string) => readFileSync(`public${address}`, "utf8")

interface JsonFeed {
  version: string
  items: { url: string; content_html: string; date_published: string }[]
}

/** Letters and digits alone: what two ways of writing a text have in common. */
const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, "")

/** The posts of a category as its feed has them. */
const filedUnder = (id: string) =>
  posts.filter(({ category, topics }) => id === "all" || [category, ...topics].includes(id)).slice(0, 20)

describe("feeds", everywhere, () => {
  for (const { id, path } of categories)
    test(`that of ${path} opens in a reader, with the whole text of its posts, newest first`, () => {
      const { atom, json } = feedRoute({ id })
      const feed = parseFeed(read(atom))
      const addresses = filedUnder(id).map(post => `${site.url}${post.path}`)
      assert.equal(feed.meta.type, "atom")
      assert.ok(feed.title && feed.self === `${site.url}${atom}`)
      assert.deepEqual(
        feed.items.map(({ url }) => url),
        addresses,
      )
      for (const [index, { title, content, published, authors }] of feed.items.entries()) {
        const post = filedUnder(id)[index]!
        assert.equal(title, post.title)
        assert.equal(authors[0]?.name, post.author)
        assert.equal(published?.getTime(), Date.parse(`${post.date} UTC`))
        // The reader reads what stands for a sign in code as that sign, so the whole text is looked at below.
        assert.ok(letters(wordsOf(parsed(content ?? ""))).length > 0, post.path)
      }
      const { version, items } = JSON.parse(read(json)) as JsonFeed
      assert.equal(version, "https://jsonfeed.org/version/1.1")
      assert.deepEqual(
        items.map(({ url }) => url),
        addresses,
      )
      for (const [index, { content_html: text }] of items.entries()) {
        const page = builtPages().find(one => one.path === filedUnder(id)[index]?.path)
        assert.ok(letters(wordsOf(parsed(page?.html ?? ""))).includes(letters(wordsOf(parsed(text)))), page?.path)
      }
    })

  test("every address in a text names its host", on("/blog"), () => {
    for (const { content } of parseFeed(read(feedRoute({ id: "all" }).atom)).items)
      for (const element of elementsOf(parsed(content ?? "")))
        for (const name of ["href", "src"]) {
          const value = attribute(element, name)
          assert.ok(value === undefined || /^(https:|mailto:|tel:|data:)/.test(value), value)
        }
  })

  test("the blog, its lists and its posts announce theirs, and nobody else does", () => {
    for (const { path, html } of canonicalPages().filter(({ listed }) => listed)) {
      const links = elementsOf(parsed(html)).filter(
        element => element.tagName === "link" && attribute(element, "rel") === "alternate",
      )
      assert.equal(links.length, path === "/blog" || path.startsWith("/blog/") ? 2 : 0, path)
      for (const link of links) {
        assert.ok(existsSync(`public${attribute(link, "href")}`), path)
        assert.ok(attribute(link, "title"), path)
      }
    }
    for (const { id, path } of categories)
      assert.ok(
        builtPages()
          .find(page => page.path === path)!
          .html.includes(`"${feedRoute({ id }).atom}"`),
        path,
      )
  })
})

describe("the figures", everywhere, () => {
  test("are published with their sources and the days on which they were checked", () => {
    const { site: url, claims } = JSON.parse(read("/claims.json")) as {
      site: string
      claims: { name: string; value: string; source: string; checked: string }[]
    }
    const ledger = yaml<{ name: string; value: string }[]>("claims.yaml")
    assert.equal(url, `${site.url}/`)
    assert.deepEqual(
      claims.map(({ name, value }) => [name, value]).sort(),
      ledger.map(({ name, value }) => [name, value]).sort(),
    )
    for (const { source, checked, name } of claims) {
      assert.ok(source, name)
      assert.match(checked, /^\d{4}-\d\d-\d\d$/, name)
    }
    assert.ok(read("/llms.txt").includes(`${site.url}/claims.json`))
  })
})

describe("Markdown", everywhere, () => {
  const readable = canonicalPages().filter(({ listed, path }) => listed && !/\/page\/\d+$/.test(path))
  const addressOf = (path: string) => `${path === "/" ? "/index" : path}.md`

  test("each page for reading has its own, with its heading, its words, and no markup", () => {
    assert.ok(readable.length > 5)
    for (const { path, html } of readable) {
      const markdown = read(addressOf(path))
      const heading = wordsOf(parsed(mainHeading(html)))
      assert.ok(letters(markdown.split("\n").find(line => line.startsWith("# ")) ?? "") === letters(heading), path)
      // What looks like markup or a link in code is text.
      const prose = markdown.replace(/^```.*?^```|`[^`]*`/gms, "")
      assert.doesNotMatch(prose, /<\/?(div|span|p|svg|section)\b/, path)
      assert.doesNotMatch(prose, /\]\((?!https:|mailto:|tel:)/, `${path}: a link without its host`)
    }
  })

  test("no drawing, nothing without a name, and nothing that a tool shows as an example stands in it", () => {
    for (const { path, html } of readable) {
      const markdown = read(addressOf(path))
      for (const [, alt = "", src = ""] of markdown.matchAll(/!\[([^\]]*)\]\(([^)\s]*)/g)) {
        assert.notEqual(alt.trim(), "", `${path}: ${src}`)
        assert.doesNotMatch(src, /\/drawings\/|^data:/, path)
      }
      const words = letters(markdown)
      for (const tool of elementsOf(parsed(html)).filter(element => attribute(element, touchAttribute) === "load"))
        assert.ok(!words.includes(letters(wordsOf(tool))), path)
    }
  })

  test("that of a post has every paragraph of it", { skip: posts.length === 0 }, () => {
    const { path } = posts.at(-1)!
    const article = elementsOf(parsed(builtPages().find(page => page.path === path)!.html)).find(
      ({ tagName }) => tagName === "article",
    )!
    // Without pictures and addresses; what looks like one in code is part of the text.
    const markdown = letters(
      read(addressOf(path)).replace(/`[^`]*`|!\[[^\]]*\]\([^)]*\)|\]\([^)]*\)/g, found =>
        found.startsWith("`") ? found : "",
      ),
    )
    for (const paragraph of elementsOf(article).filter(({ tagName }) => tagName === "p"))
      assert.ok(markdown.includes(letters(wordsOf(paragraph))), wordsOf(paragraph))
  })

  test("llms.txt lists each once, by title and what it is about", () => {
    const listed = [...read("/llms.txt").matchAll(/^- \[[^\]]+\]\(([^)]+)\): ./gm)].map(([, url = ""]) => url)
    assert.deepEqual(listed.sort(), readable.map(({ path }) => `${site.url}${addressOf(path)}`).sort())
  })
})
