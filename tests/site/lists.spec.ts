import { expect, test } from "@playwright/test"
import { segmentToLabel } from "#site/breadcrumbs"
import { canonicalPages, parsePage, valuesOf } from "./built-pages"
import { caseStudies, categories, labels, posts, readYaml, services } from "./content"
import { hasPage } from "./fixtures"

const linksIn = (path: string, selector: string) => valuesOf(parsePage(path), `${selector} a`, "href")
const unique = (list: string[]) => [...new Set(list)]
const lastSegment = (path: string) => path.slice(path.lastIndexOf("/") + 1)

interface Person {
  slug: string
  name: string
  services: string[]
}
const team = readYaml<Person[]>("team.yaml")

// Order and selection of items; content.spec.ts checks their texts.
test.describe("lists", () => {
  for (const { id, path } of categories)
    test(`lists posts on ${path}, newest first, with pagination and current tab`, () => {
      test.skip(!hasPage(path))
      const categoryPosts = posts.filter(
        ({ category, topics = [] }) => id === "all" || [category, ...topics].includes(id),
      )
      const titles = linksIn(path, "main ol > li :is(h2, h3)")
      expect(titles).toEqual(categoryPosts.slice(0, titles.length).map(post => post.path))
      expect(hasPage(`${path}/page/2`)).toBe(categoryPosts.length > titles.length)
      expect(valuesOf(parsePage(path), "main nav a[aria-current]", "href")).toEqual([path])
    })

  test("shows featured posts, four more and popular topics on /blog", () => {
    test.skip(!hasPage("/blog"))
    const expected = [...posts].sort((a, b) => Number(b.featured) - Number(a.featured)).map(({ path }) => path)
    expect(unique(linksIn("/blog", "main article h3"))).toEqual(expected.slice(0, 2))
    expect(linksIn("/blog", "main ol > li :is(h2, h3)")).toEqual(expected.slice(2, 6))
    const { blocks = [] } = readYaml<{ blocks?: { featured?: string[] }[] }>("pages/blog.yaml")
    const popular = blocks.find(({ featured }) => featured)?.featured ?? []
    expect(linksIn("/blog", "main > section:has(+ [data-banner])")).toEqual(
      popular.map(id => categories.find(category => category.id === id)?.path),
    )
  })

  test("links a post to its headings, more posts and its author in the team", () => {
    for (const { path, author } of posts) {
      const document = parsePage(path)
      const anchors = linksIn(path, "main nav").filter(href => href.startsWith("#"))
      expect(anchors, path).toHaveLength(document.querySelectorAll("main article h2[id]:not(nav *)").length)
      const more = unique(linksIn(path, "main > section:not([data-banner]) h3"))
      expect(more, path).toHaveLength(Math.min(3, posts.length - 1))
      expect(more).not.toContain(path)
      const person = team.find(({ name }) => name === author)
      const authors = unique(linksIn(path, "header").filter(href => href.startsWith("/team/")))
      expect(authors, path).toEqual(person ? [`/team/${person.slug}`] : [])
    }
  })

  test("lists every case study, linked to its services and, in a cycle, to the next one", () => {
    test.skip(!hasPage("/case-studies"))
    const paths = caseStudies.map(({ path }) => path)
    expect(linksIn("/case-studies", "#featured-cases + section li").sort()).toEqual([...paths].sort())
    const nextByPath = new Map(
      caseStudies.map(({ path, services: slugs }) => {
        expect(linksIn(path, "main"), path).toEqual(expect.arrayContaining(slugs.map(slug => `/services/${slug}`)))
        return [path, linksIn(path, "main section:has(+ [data-banner])")[0]!]
      }),
    )
    const seen = new Set<string>()
    for (let path = paths[0]!; !seen.has(path); path = nextByPath.get(path)!) seen.add(path)
    expect(seen.size).toBe(caseStudies.length)
  })

  test("shows every person once on /testimonials", () => {
    test.skip(!hasPage("/testimonials"))
    const people = readYaml<{ name: string; draft?: boolean }[]>("testimonials.yaml").filter(({ draft }) => !draft)
    const names = [...parsePage("/testimonials").querySelectorAll("main [data-attribution] b")]
    expect(names.map(({ textContent }) => textContent).sort()).toEqual(people.map(({ name }) => name).sort())
  })

  test("links team members to their services, case studies and posts", () => {
    test.skip(!hasPage("/team"))
    for (const { slug, name, services: slugs } of team) {
      const path = `/team/${slug}`
      expect(linksIn("/team", "main")).toContain(path)
      const expected = [
        ...services.filter(service => slugs.includes(service.slug)),
        ...caseStudies.filter(study => study.services.some(id => slugs.includes(id))),
        ...posts.filter(({ author }) => author === name),
      ]
      expect(linksIn(path, "main"), path).toEqual(expect.arrayContaining(expected.map(item => item.path)))
    }
  })

  test("links the ancestors of a page in the breadcrumb, which the home page lacks", () => {
    const legalPaths = canonicalPages().flatMap(({ path }) => (/^\/legal\/./.test(path) ? [path] : []))
    const breadcrumb = `nav[aria-label="${labels.breadcrumb}"]`
    const expectedNames: [path: string, name: string][] = [
      ...services.map(({ path, name }): [string, string] => [path, name]),
      ...legalPaths.map((path): [string, string] => [path, parsePage(path).querySelector("h1")!.textContent]),
      ...[...posts, ...caseStudies].map(({ path }): [string, string] => [path, segmentToLabel(lastSegment(path))]),
    ]
    for (const [path, name] of expectedNames) {
      const parent = path.slice(0, path.lastIndexOf("/"))
      expect(linksIn(path, breadcrumb), path).toEqual(["/", ...(hasPage(parent) ? [parent] : [])])
      expect(parsePage(path).querySelector(`${breadcrumb} [aria-current=page]`)?.textContent, path).toBe(name)
    }
    expect(parsePage("/").querySelectorAll(breadcrumb)).toHaveLength(0)
  })
})
