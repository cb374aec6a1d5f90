import { existsSync, writeFileSync } from "node:fs"
import { expect, test } from "@playwright/test"
import ts from "typescript"
import { canonicalPages, parsePage } from "./built-pages"
import { caseStudies, labels, posts, services, site } from "./content"

type Data = Record<string, unknown>

/** Returns an object and all objects in it. */
const nestedObjects = (value: unknown): Data[] => {
  if (Array.isArray(value)) return value.flatMap(nestedObjects)
  if (value === null || typeof value !== "object") return []
  return [value as Data, ...Object.values(value).flatMap(nestedObjects)]
}

const normalize = (value: unknown): string => String(value).replace(/\s+/g, " ")

/** Returns structured data and visible text of each page. */
const readPages = () =>
  canonicalPages().map(({ path, isIndexed }) => {
    const document = parsePage(path)
    const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')]
    const data = scripts.map(({ textContent }) => JSON.parse(textContent) as Data & { "@graph": Data[] })
    const body = document.body.cloneNode(true) as HTMLElement
    for (const script of body.querySelectorAll("script")) script.remove()
    for (const element of body.querySelectorAll("*")) element.append(" ")
    return { path, isIndexed, data, objects: nestedObjects(data), visibleText: normalize(body.textContent) }
  })
let pages: ReturnType<typeof readPages> = []
const typesOn = (path: string): string[] =>
  (pages.find(page => page.path === path)?.data ?? []).flatMap(({ "@graph": graph }) =>
    graph.map(thing => String(thing["@type"])),
  )

/** Checks data against schema.org's vocabulary by the types of schema-dts. */
const findTypeErrors = (data: Data): string[] => {
  const file = "node_modules/.cache/structured-data.ts"
  writeFileSync(file, `import type { Graph } from "schema-dts"\nexport const graph: Graph = ${JSON.stringify(data)}`)
  const program = ts.createProgram([file], {
    strict: true,
    skipLibCheck: true,
    types: [],
    lib: ["lib.es2022.d.ts"],
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    module: ts.ModuleKind.ESNext,
  })
  return ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"))
}

/** Properties whose texts are visible on the page. */
const visibleProperties = ["name", "headline", "description", "text", "email", "telephone", "foundingDate"]

test.describe("structured data", () => {
  // Tests share the parsed pages.
  test.describe.configure({ mode: "default" })
  test.beforeAll(() => {
    pages = readPages()
  })

  test("renders one valid JSON-LD script per page", () => {
    expect(pages.filter(({ data }) => data.length !== 1).map(({ path }) => path)).toEqual([])
    // Objects with the same type and keys differ only in values: one of each is checked.
    const samples = new Map(
      pages.flatMap(({ objects }) =>
        objects.map(thing => [[thing["@type"], ...Object.keys(thing).sort()].join(), thing]),
      ),
    )
    const typed = [...samples.values()].filter(thing => thing["@type"])
    expect(findTypeErrors({ "@context": "https://schema.org", "@graph": typed })).toEqual([])
  })

  test("matches the texts, prices and dates of the page, without ratings", () => {
    for (const { path, objects, visibleText, isIndexed } of pages)
      for (const thing of objects) {
        for (const key of visibleProperties)
          if (isIndexed && thing[key] !== undefined)
            expect.soft(visibleText, `${path}: ${key}`).toContain(normalize(thing[key]))
        if (thing.price !== undefined)
          expect.soft(visibleText, path).toContain(Number(thing.price).toLocaleString(site.language ?? "en-US"))
        expect(Object.keys(thing).join(), path).not.toMatch(/aggregateRating|review/)
        // A profile URL has a path.
        for (const profile of (thing.sameAs ?? []) as string[]) expect(new URL(profile).pathname).not.toBe("/")
      }
    for (const { path, date } of posts) {
      const objects = pages.find(page => page.path === path)?.objects ?? []
      const { datePublished, image } = objects.find(thing => thing["@type"] === "BlogPosting") ?? {}
      expect(Date.parse(`${String(datePublished)}T00:00Z`), path).toBe(Date.parse(`${date} UTC`))
      expect(String(image)).toContain(`${site.url}/`)
    }
  })

  test("matches the breadcrumb of the page", () => {
    for (const { path, objects } of pages.filter(({ isIndexed }) => isIndexed)) {
      const links = [
        ...parsePage(path).querySelectorAll(`nav[aria-label="${labels.breadcrumb}"] li > :is(a, [aria-current])`),
      ]
      const expected = links.map(part => [part.textContent, part.getAttribute("href") ?? undefined])
      const list = objects
        .filter(thing => thing["@type"] === "BreadcrumbList")
        .flatMap(thing => nestedObjects(thing.itemListElement))
      const breadcrumbData = list.map(({ name, item }) => [
        name,
        typeof item === "string" ? new URL(item).pathname : undefined,
      ])
      expect.soft(breadcrumbData, path).toEqual(expected)
    }
  })

  test("sets the type of each page", () => {
    const expected: [string, string][] = [
      ["/", "WebSite"],
      ["/contact", "ContactPage"],
      ["/pricing", "Offer"],
      ["/faq", "FAQPage"],
      ...services.map(({ path }): [string, string] => [path, "Service"]),
      ...posts.map(({ path }): [string, string] => [path, "BlogPosting"]),
      ...caseStudies.map(({ path }): [string, string] => [path, "Article"]),
    ]
    for (const [path, type] of expected)
      if (pages.some(page => page.path === path)) expect(typesOn(path), path).toContain(type)
    for (const { path, isIndexed, objects } of pages) {
      if (isIndexed && path !== "/") expect(typesOn(path), path).toContain("BreadcrumbList")
      // Includes the questions of all topics.
      const questions = objects.filter(thing => thing["@type"] === "Question")
      if (typesOn(path).includes("FAQPage"))
        expect(questions, path).toHaveLength(parsePage(path).querySelectorAll("main details[name]").length)
    }
  })

  test("includes organization, authors and sellers in full, without references to other pages", () => {
    for (const { path, objects } of pages) {
      const { "@type": type, name, url, logo } = objects.find(thing => thing["@id"] === `${site.url}/#agency`) ?? {}
      expect([type, name, url], path).toEqual(["Organization", site.name, `${site.url}/`])
      expect(existsSync(`public${String(logo).slice(site.url.length)}`), path).toBe(true)
      for (const { author, publisher, provider, seller } of objects)
        for (const party of [author, publisher, provider, seller].filter(value => value !== undefined) as Data[])
          expect(Boolean(party["@type"] && party.name && (party["@type"] === "Person" || party.url)), path).toBe(true)
    }
  })
})
