import assert from "node:assert/strict"
import { readFileSync } from "node:fs"
import { test } from "@playwright/test"
import { parse } from "yaml"
import { parsePage as open } from "../site/built-pages"

/** What is fixed of a page; each is a list with bars between. */
type Page = Partial<Record<"headings" | "says" | "links" | "counts" | "values", string>>
interface Service extends Page {
  weeks: string
  has: { useCases: number; questions: number; popular?: string; action?: string; floating?: string }
}
interface Specification {
  others: string
  aliases: string
  frame: Record<string, string>
  crumbs: string
  pages: Record<string, Page>
  services: Record<string, Service>
}
const specification = parse(readFileSync("tests/specification/pages.yaml", "utf8")) as Specification

const listed = (list = "") => (list === "" ? [] : list.split(" | "))
const pairs = (list = "") => listed(list).map(item => item.split(" > ") as [string, string])

const all = (scope: ParentNode, selector: string) => [...scope.querySelectorAll(selector)]
const main = (document: Document) => document.querySelector("main")!
/** Words as they are compared: signs alike, and without the spaces that lie between some elements. */
const plain = (text: string | null | undefined) =>
  (text ?? "").replaceAll("–", "-").replaceAll("’", "'").replace(/\s+/g, "").toLowerCase()
const wordsOf = (scope: ParentNode, selector: string) => all(scope, selector).map(one => plain(one.textContent))
/** Where a link leads, without what it says of where it comes from. */
const targetOf = (link: Element) => link.getAttribute("href")!.replace(/\?.*/, "")

const assertHolds = (document: Document, { headings, says, links, counts, values }: Page) => {
  const there = wordsOf(main(document), "h1, h2, h3, h4")
  for (const heading of listed(headings))
    assert.ok(
      there.some(words => words.startsWith(plain(heading))),
      heading,
    )
  const text = plain(main(document).textContent)
  for (const words of listed(says)) assert.ok(text.includes(plain(words)), words)
  for (const [words, target] of pairs(links)) {
    const named = all(main(document), "a").filter(link => plain(link.textContent) === plain(words))
    assert.ok(named.map(targetOf).includes(target), `${words} > ${target}`)
  }
  for (const item of listed(counts)) {
    const [, count, selector = ""] = /^(\d+) (.*)/.exec(item)!
    assert.equal(all(document, selector).length, Number(count), selector)
  }
  for (const [name, choices] of pairs(values)) {
    const options = all(document, `[name=${name}] option`).map(option => option.getAttribute("value"))
    assert.deepEqual(options, ["", ...choices.split(", ")])
  }
}

const assertPackages = (document: Document, weeks: string, popular?: string) => {
  const packages = all(document, "#packages article")
  assert.equal(packages.length, listed(weeks).length)
  listed(weeks).forEach((item, index) => {
    const [, name, time] = /^(\D+) (\d.*)/.exec(item)!
    const { textContent } = packages[index]!
    assert.equal(plain(packages[index]!.querySelector("h3")?.textContent), plain(name))
    assert.ok(plain(textContent).includes(plain(`Typical timeline: ${time}`)), item)
    assert.equal(textContent.includes("Most Popular"), name === popular, item)
    assert.doesNotMatch(textContent, /\$\d/, "packages are shown without prices")
  })
}

test.describe("the specification holds", () => {
  const { others, aliases, frame, crumbs, pages, services } = specification

  test("of what every page shares", () => {
    const document = open("/faq")
    for (const [selector, words] of Object.entries(frame)) {
      const expected = words === "" ? [""] : listed(words).map(plain)
      const found = wordsOf(document, selector).map(text => text.replace("(opensinanewtab)", ""))
      assert.deepEqual(found.sort(), expected.sort(), selector)
    }
    for (const [path, name] of pairs(crumbs))
      assert.deepEqual(wordsOf(open(path), "nav [aria-current=page]:not(a, ul *)"), [plain(name)])
  })

  for (const [path, page] of Object.entries(pages)) test(`of ${path}`, () => assertHolds(open(path), page))

  test("of further addresses", () => {
    for (const path of listed(others)) assert.ok(main(open(path)).querySelector("h1"), path)
    for (const [path, canonical] of pairs(aliases)) {
      const link = open(path).querySelector("link[rel=canonical]")!
      assert.equal(new URL(link.getAttribute("href")!).pathname, canonical)
    }
  })

  for (const [slug, { weeks, has, ...page }] of Object.entries(services))
    test(`of /services/${slug}, also at /${slug}`, () => {
      const document = open(`/services/${slug}`)
      const { useCases, questions, popular, action, floating = "Start Your Project" } = has
      assertHolds(document, page)
      assertPackages(document, weeks, popular)
      assert.equal(all(document, "main li > h3 + p > span").length, useCases)
      assert.equal(all(document, "main details[name]").length, questions)
      for (const link of all(document, "main a")) assert.match(targetOf(link), /^\/(contact|pricing)$/)
      assert.deepEqual(wordsOf(document, "[data-floating] a"), [plain(floating)])
      if (action) assert.ok(wordsOf(document, "main a[href^='/contact']").includes(plain(action)), action)
      assert.equal(open(`/${slug}`).querySelector("h1")!.textContent, document.querySelector("h1")!.textContent)
    })
})
