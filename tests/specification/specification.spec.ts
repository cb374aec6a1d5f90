import assert from "node:assert/strict"
import { readFileSync } from "node:fs"
import { test } from "@playwright/test"
import { parse } from "yaml"
import { parsePage } from "../site/built-pages"

/** Expectations of a page: lists separated by bars. */
type Page = Partial<Record<"headings" | "texts" | "links" | "counts" | "values", string>>
interface Service extends Page {
  packages: string
  has: { useCases: number; questions: number; popular?: string; action?: string; floating?: string }
}
interface Specification {
  others: string
  aliases: string
  layout: Record<string, string>
  crumbs: string
  pages: Record<string, Page>
  services: Record<string, Service>
}
const specification = parse(readFileSync("tests/specification/pages.yaml", "utf8")) as Specification

const split = (list = "") => (list === "" ? [] : list.split(" | "))
const pairs = (list = "") => split(list).map(item => item.split(" > ") as [string, string])

const all = (scope: ParentNode, selector: string) => [...scope.querySelectorAll(selector)]
const main = (document: Document) => document.querySelector("main")!
/** Normalizes text for comparison: letter case, dashes, apostrophes and spaces, which elements may add. */
const normalize = (text: string | null | undefined) =>
  (text ?? "").replaceAll("–", "-").replaceAll("’", "'").replace(/\s+/g, "").toLowerCase()
const textsOf = (scope: ParentNode, selector: string) =>
  all(scope, selector).map(element => normalize(element.textContent))
/** Returns the target of a link without its query. */
const targetOf = (link: Element) => link.getAttribute("href")!.replace(/\?.*/, "")

const assertPage = (document: Document, { headings, texts, links, counts, values }: Page) => {
  const found = textsOf(main(document), "h1, h2, h3, h4")
  for (const heading of split(headings))
    assert.ok(
      found.some(words => words.startsWith(normalize(heading))),
      heading,
    )
  const text = normalize(main(document).textContent)
  for (const words of split(texts)) assert.ok(text.includes(normalize(words)), words)
  for (const [words, target] of pairs(links)) {
    const candidates = all(main(document), "a").filter(link => normalize(link.textContent) === normalize(words))
    assert.ok(candidates.map(targetOf).includes(target), `${words} > ${target}`)
  }
  for (const item of split(counts)) {
    const [, count, selector = ""] = /^(\d+) (.*)/.exec(item)!
    assert.equal(all(document, selector).length, Number(count), selector)
  }
  for (const [name, choices] of pairs(values)) {
    const options = all(document, `[name=${name}] option`).map(option => option.getAttribute("value"))
    assert.deepEqual(options, ["", ...choices.split(", ")])
  }
}

const assertPackages = (document: Document, packages: string, popular?: string) => {
  const cards = all(document, "#packages article")
  assert.equal(cards.length, split(packages).length)
  split(packages).forEach((item, index) => {
    const [, name, time] = /^(\D+) (\d.*)/.exec(item)!
    const { textContent } = cards[index]!
    assert.equal(normalize(cards[index]!.querySelector("h3")?.textContent), normalize(name))
    assert.ok(normalize(textContent).includes(normalize(`Typical timeline: ${time}`)), item)
    assert.equal(textContent.includes("Most Popular"), name === popular, item)
    assert.doesNotMatch(textContent, /\$\d/, "packages are shown without prices")
  })
}

test.describe("specification", () => {
  const { others, aliases, layout, crumbs, pages, services } = specification

  test("includes the header, footer and breadcrumb of every page", () => {
    const document = parsePage("/faq")
    for (const [selector, words] of Object.entries(layout)) {
      const expected = words === "" ? [""] : split(words).map(normalize)
      const found = textsOf(document, selector).map(text => text.replace("(opensinanewtab)", ""))
      assert.deepEqual(found.sort(), expected.sort(), selector)
    }
    for (const [path, name] of pairs(crumbs))
      assert.deepEqual(textsOf(parsePage(path), "nav [aria-current=page]:not(a, ul *)"), [normalize(name)])
  })

  for (const [path, page] of Object.entries(pages))
    test(`includes the texts, links and counts of ${path}`, () => assertPage(parsePage(path), page))

  test("serves other pages and aliases", () => {
    for (const path of split(others)) assert.ok(main(parsePage(path)).querySelector("h1"), path)
    for (const [path, canonical] of pairs(aliases)) {
      const link = parsePage(path).querySelector("link[rel=canonical]")!
      assert.equal(new URL(link.getAttribute("href")!).pathname, canonical)
    }
  })

  for (const [slug, { packages, has, ...page }] of Object.entries(services))
    test(`includes the packages and blocks of /services/${slug}, also at /${slug}`, () => {
      const document = parsePage(`/services/${slug}`)
      const { useCases, questions, popular, action, floating = "Start Your Project" } = has
      assertPage(document, page)
      assertPackages(document, packages, popular)
      assert.equal(all(document, "main li > h3 + p > span").length, useCases)
      assert.equal(all(document, "main details[name]").length, questions)
      for (const link of all(document, "main a")) assert.match(targetOf(link), /^\/(contact|pricing)$/)
      assert.deepEqual(textsOf(document, "[data-floating] a"), [normalize(floating)])
      if (action) assert.ok(textsOf(document, "main a[href^='/contact']").includes(normalize(action)), action)
      assert.equal(parsePage(`/${slug}`).querySelector("h1")!.textContent, document.querySelector("h1")!.textContent)
    })
})
