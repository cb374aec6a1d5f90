import assert from "node:assert/strict"
import { existsSync } from "node:fs"
import { hasPage, test } from "./site"
import ts from "typescript"
import { canonicalPages } from "./built-pages"
import { cases, posts, services, site } from "./content"
import { attribute, elementsOf, firstNamed, parsed, scriptText, wordsOf } from "./parsed"

type Data = Record<string, unknown>

const dataOf = (html: string) =>
  elementsOf(parsed(html))
    .filter(element => attribute(element, "type") === "application/ld+json")
    .map(script => JSON.parse(scriptText(script)) as Data & { "@graph": Data[] })

/** What each page that is to be found states as data, with its words. */
const pages = canonicalPages()
  .filter(({ listed }) => listed)
  .map(({ path, html }) => ({ path, data: dataOf(html), words: wordsOf(firstNamed(parsed(html), "body")) }))

/**
 * What is wrong with data by the vocabulary of schema.org, which schema-dts has as types. All of it is asked at once:
 * reading the vocabulary takes longer than the questions, and nothing else runs meanwhile.
 * @param lists data that is told apart
 */
const strangersIn = (...lists: (readonly unknown[])[]): string[][] => {
  const texts = new Map(
    lists.map((data, index) => [
      `${process.cwd()}/structured-data-${index}.ts`,
      [
        'import type { Graph } from "schema-dts"',
        ...data.map((one, index) => `export const page${index}: Graph = ${JSON.stringify(one)}`),
      ].join("\n"),
    ]),
  )
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    lib: ["lib.es2022.d.ts"],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2022,
  }
  const host = ts.createCompilerHost(options)
  const { getSourceFile, fileExists } = host
  host.fileExists = file => texts.has(file) || fileExists(file)
  host.getSourceFile = (file, ...rest) => {
    const text = texts.get(file)
    return text === undefined ? getSourceFile(file, ...rest) : ts.createSourceFile(file, text, ts.ScriptTarget.ES2022)
  }
  const program = ts.createProgram([...texts.keys()], options, host)
  return [...texts.keys()].map(file =>
    ts
      .getPreEmitDiagnostics(program, program.getSourceFile(file))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n")),
  )
}

const things = (value: unknown): Data[] => {
  if (Array.isArray(value)) return value.flatMap(things)
  if (value === null || typeof value !== "object") return []
  return [value as Data, ...Object.values(value).flatMap(things)]
}

const typesOn = (path: string): string[] =>
  (pages.find(page => page.path === path)?.data ?? []).flatMap(({ "@graph": graph }) =>
    graph.map(thing => String(thing["@type"])),
  )

/** Texts that a visitor can read on the page as they are. */
const READ = ["name", "headline", "description", "text", "email", "telephone", "foundingDate"]

const spelled = (value: unknown): string => String(value).replace(/\s+/g, " ")

test.describe("structured data", () => {
  test("every page has one script of it, in the words of schema.org", () => {
    assert.deepEqual(
      pages.filter(({ data }) => data.length > 1).map(({ path }) => path),
      [],
    )
    const graph = (thing: Data) => ({ "@context": "https://schema.org", "@graph": [thing] })
    const [strangers, ofType, ofProperty] = strangersIn(
      pages.flatMap(({ data }) => data),
      [graph({ "@type": "Agency", name: "x" })],
      [graph({ "@type": "Organization", nickname: "x" })],
    )
    assert.deepEqual(strangers, [])
    // A type and a property that schema.org has not are found out.
    assert.notDeepEqual(ofType, [])
    assert.notDeepEqual(ofProperty, [])
  })

  test("whatever it says stands on the page", () => {
    const unseen = pages.flatMap(({ path, data, words }) =>
      things(data).flatMap(thing =>
        READ.filter(key => thing[key] !== undefined && !words.includes(spelled(thing[key]))).map(
          key => `${path}: ${String(thing["@type"])}.${key} "${spelled(thing[key])}"`,
        ),
      ),
    )
    assert.deepEqual(unseen, [])
  })

  test("prices are those that the page shows, dates those of the posts", () => {
    const offers = pages.flatMap(({ path, data, words }) =>
      things(data).flatMap(({ price }) => (price === undefined ? [] : [{ path, price: Number(price), words }])),
    )
    for (const { path, price, words } of offers) {
      assert.equal(path, "/pricing")
      assert.ok(words.includes(price.toLocaleString(site.language ?? "en-US")), String(price))
    }
    for (const { path, date } of posts) {
      const data = things(pages.find(page => page.path === path)?.data)
      const { datePublished, image } = data.find(thing => thing["@type"] === "BlogPosting") ?? {}
      assert.equal(new Date(`${String(datePublished)}T00:00Z`).getTime(), Date.parse(`${date} UTC`), path)
      assert.match(String(image), new RegExp(`^${site.url}/`))
    }
  })

  test("pages say what they are", () => {
    assert.deepEqual(typesOn("/"), ["Organization", "WebSite"])
    assert.ok(typesOn("/contact").includes("ContactPage"))
    if (hasPage("/pricing")) assert.ok(typesOn("/pricing").includes("Offer"))
    for (const { path } of services) assert.ok(typesOn(path).includes("Service"), path)
    for (const { path } of posts) assert.ok(typesOn(path).includes("BlogPosting"), path)
    for (const { path } of cases) assert.ok(typesOn(path).includes("Article"), path)
    for (const { path } of pages.filter(page => page.path !== "/"))
      assert.ok(typesOn(path).includes("BreadcrumbList"), path)
  })

  test("every page says whose it is, and nothing needs another page to be understood", () => {
    for (const { path, html } of canonicalPages()) {
      const graph = dataOf(html).flatMap(({ "@graph": things }) => things)
      const whose = graph.find(thing => thing["@id"] === `${site.url}/#agency`) ?? {}
      const { "@type": type, name, url, logo } = whose
      assert.deepEqual([type, name, url], ["Organization", site.name, `${site.url}/`], path)
      assert.ok(existsSync(`public${String(logo).slice(site.url.length)}`), path)
      const named = things(graph).flatMap(({ author, publisher, provider, seller }) =>
        [author, publisher, provider, seller].filter(one => one !== undefined),
      )
      for (const one of named) {
        const { "@type": kind, name: called, url: home } = one as Data
        assert.ok(kind && called && (kind === "Person" || home), `${path}: ${JSON.stringify(one)}`)
      }
    }
  })

  test("no rating is claimed, and a network's own address is nobody's profile", () => {
    for (const { path, data } of pages)
      for (const thing of things(data)) {
        assert.ok(!("aggregateRating" in thing || "review" in thing || "reviewRating" in thing), path)
        const profiles = Array.isArray(thing.sameAs) ? thing.sameAs : []
        for (const profile of profiles) assert.notEqual(new URL(String(profile)).pathname, "/", path)
      }
  })
})
