import assert from "node:assert/strict"
import { hasPage, test } from "./site"
import { builtPages } from "./built-pages"
import { cases, posts, services, yaml } from "./content"
import { attribute, type Element, elementsOf, firstNamed, parsed, wordsOf } from "./parsed"

interface Person {
  slug: string
  name: string
  role: string
  says?: string
  about: string[]
  services: string[]
}
const team = yaml<Person[]>("team.yaml")

const mainOf = (path: string): Element => {
  const page = builtPages().find(one => one.path === path)
  assert.ok(page, path)
  return firstNamed(parsed(page.html), "main")
}

const linksOf = (element: Element) =>
  elementsOf(element).flatMap(one => (one.tagName === "a" ? [attribute(one, "href")] : []))

test.describe("the team", () => {
  test("everybody has a page with who they are, what they say, build, have built and wrote, and the list leads to it", () => {
    test.skip(!hasPage("/team"))

    const listed = linksOf(mainOf("/team"))
    for (const { slug, name, role, says = "", about, services: slugs } of team) {
      const path = `/team/${slug}`
      assert.ok(listed.includes(path), path)
      const main = mainOf(path)
      for (const words of [name, role, says, ...about]) assert.ok(wordsOf(main).includes(words), `${path}: ${words}`)
      const expected = [
        ...services.filter(service => slugs.includes(service.slug) && !service.hidden).map(service => service.path),
        ...cases.filter(study => study.services.some(one => slugs.includes(one))).map(study => study.path),
        ...posts.filter(({ author }) => author === name).map(post => post.path),
      ]
      const links = linksOf(main)
      for (const address of expected) assert.ok(links.includes(address), `${path} leads to ${address}`)
      assert.ok(elementsOf(main).some(({ tagName }) => tagName === "img"))
    }
  })

  test("a post leads to the page of its author, and shows the portrait, if the author is one of them", () => {
    for (const { path, author } of posts) {
      const header = elementsOf(mainOf(path)).find(({ tagName }) => tagName === "header")!
      const person = team.find(({ name }) => name === author)
      const leads = linksOf(header).filter(href => href?.startsWith("/team/"))
      assert.deepEqual(leads, person ? [`/team/${person.slug}`] : [], path)
      const portraits = elementsOf(header).filter(one => attribute(one, "data-portrait") !== undefined)
      assert.equal(portraits.length, person ? 1 : 0, path)
    }
  })
})
