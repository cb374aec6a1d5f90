import assert from "node:assert/strict"
import { test } from "./site"
import { builtPages, canonicalPages, mainHeading } from "./built-pages"
import { cases, posts, services, site } from "./content"
import { attribute, elementsOf, firstNamed, parsed, wordsOf } from "./parsed"

const canonicalOf = new Map(builtPages().map(({ path, canonical }) => [path, canonical ?? path]))

/** The pages with their links; those of the breadcrumb, which follow the address, by themselves. */
const pages = canonicalPages().map(({ path, html, listed }) => {
  const document = parsed(html)
  const all = elementsOf(document)
  const trail = all.find(element => attribute(element, "aria-label") === site.labels.breadcrumb)
  const inTrail = new Set(trail ? elementsOf(trail) : [])
  const main = firstNamed(document, "main")
  const goals = (elements: typeof all) =>
    elements.flatMap(element => {
      const href = element.tagName === "a" ? attribute(element, "href") : undefined
      return href?.startsWith("/") ? [href.split("#")[0]!] : []
    })
  return {
    path,
    html,
    listed,
    main,
    trail,
    links: goals(all.filter(element => !inTrail.has(element))),
    up: goals([...inTrail]),
  }
})

test.describe("reach", () => {
  test("every page that may be found is reached from home", () => {
    const reached = new Set(["/"])
    for (const path of reached) {
      const page = pages.find(one => one.path === path)
      for (const goal of [...(page?.links ?? []), ...(page?.up ?? [])]) reached.add(goal)
    }
    assert.deepEqual(
      pages.flatMap(({ path, listed }) => (listed && !reached.has(path) ? [path] : [])),
      [],
    )
  })

  test("links lead to canonical addresses", () => {
    const aliases = pages.flatMap(({ path, links }) =>
      links.filter(goal => (canonicalOf.get(goal) ?? goal) !== goal).map(goal => `${path} -> ${goal}`),
    )
    assert.deepEqual([...new Set(aliases)], [])
  })

  test("the breadcrumb of a post and of a case ends with the last part of its address, capitalised", () => {
    for (const { path } of [...posts, ...cases]) {
      const { trail } = pages.find(page => page.path === path)!
      const last = elementsOf(trail!).find(element => attribute(element, "aria-current") === "page")
      const [first = "", ...others] = path.slice(path.lastIndexOf("/") + 1).split("-")
      assert.equal(wordsOf(last!).trim(), [first.charAt(0).toUpperCase() + first.slice(1), ...others].join(" "))
    }
  })

  test("a service page names its service before anything else", () => {
    for (const { path, name } of services) {
      const { html, main } = pages.find(page => page.path === path)!
      assert.ok(mainHeading(html).length > 0)
      const first = elementsOf(main).find(({ tagName }) => tagName === "section")
      const words = wordsOf(first!)
      assert.ok(words.trim().startsWith(name), `${path} begins with "${words.slice(0, 80)}"`)
    }
  })
})
