import assert from "node:assert/strict"
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs"
import { describe, test } from "node:test"
import { parse } from "parse5"
import { analyticsAttribute } from "../../src/inline/count-visit"
import { casesAttribute } from "../../src/inline/filter-cases"
import { announcementAttribute } from "../../src/inline/show-announcement"
import { replyAttribute } from "../../src/inline/show-reply"
import { searchAttribute } from "../../src/search/names"
import { canonicalPages } from "./built-pages"
import { sizeOfPage, sizeOfScript, sizeOfScriptAt } from "./compressed"
import { inert, yaml } from "./content"
import { attribute, elementsOf } from "./parsed"
import { everywhere, visit, wakeUp } from "./site"
import type { SwitchedSite } from "./switches"

/** Bytes of HTML: what a server sends before it waits for the browser is 14,600, headers included. */
const HOME = 12_000
const PAGE = 14_500
/** Elements of the home page. */
const ELEMENTS = 350
/** What a line above every page and the counting of visits may add to it, and each switch of site.yaml to scripts. */
const SWITCHED = { bytes: 800, elements: 12, script: 900 }
/** What marks that a page has one of them, or another that brings a script. */
const SWITCHES = [searchAttribute, casesAttribute, replyAttribute, announcementAttribute, analyticsAttribute]
/** Bytes of fonts a page may ask for at most. */
const FONTS = 60_000
/** Bytes of script for whoever reads, and after the first touch of the contact form. */
const READING = 3_000
const FORM = 90_000
/** Bytes of pictures on the first screen of a phone at most. */
const PICTURES = 120_000
/** Dots across the screen of such a phone. */
const PHONE = 780

/** The file of a `srcset` that such a phone takes: the narrowest that fills its screen. */
const forPhone = (srcset: string): string => {
  const files = srcset.split(",").map(source => {
    const [file = "", width = ""] = source.trim().split(/\s+/)
    return { file, width: Number.parseInt(width) }
  })
  const wide = files.sort((one, other) => one.width - other.width).find(({ width }) => width >= PHONE)
  return (wide ?? files.at(-1)!).file
}

/** Addresses of the pictures of a page: drawings that a phone fetches, of each photograph the file that it takes. */
const picturesOn = (html: string): Set<string> => {
  const elements = elementsOf(parse(html))
  const photographs = elements
    .filter(({ tagName }) => tagName === "picture")
    .map(picture => ({ parts: elementsOf(picture), newest: elementsOf(picture)[0]! }))
    // A drawing's source is for wide windows alone, and of one type.
    .filter(({ newest }) => newest.tagName === "source" && attribute(newest, "type") !== undefined)
  const inPhotographs = new Set(photographs.flatMap(({ parts }) => parts))
  return new Set([
    ...photographs.map(({ newest }) => forPhone(attribute(newest, "srcset") ?? "")),
    ...elements.flatMap(element =>
      element.tagName === "img" && !inPhotographs.has(element) ? (attribute(element, "src") ?? []) : [],
    ),
  ])
}

describe("weight", () => {
  test("the home page is small", () => {
    const html = readFileSync("public/index.html", "utf8")
    const size = sizeOfPage("/")
    const { announcement, analytics } = yaml<SwitchedSite>("site.yaml")
    const more = announcement || analytics ? SWITCHED : { bytes: 0, elements: 0 }
    assert.ok(size <= HOME + more.bytes, `${size} bytes; free some, or take something off the page`)
    const elements = elementsOf(parse(html)).length
    assert.ok(elements <= ELEMENTS + more.elements, `${elements} elements`)
  })

  test("every page comes in one round trip, with room for a longer answer or a ninth question", () => {
    const long = canonicalPages().flatMap(({ path }) => {
      const size = sizeOfPage(path)
      return size > PAGE ? [`${path}: ${size} bytes`] : []
    })
    assert.deepEqual(long, [])
  })

  test("all fonts together, which no page needs", () => {
    const size = readdirSync("public/fonts")
      .filter(file => file.endsWith(".woff2"))
      .reduce((sum, file) => sum + statSync(`public/fonts/${file}`).size, 0)
    assert.ok(size > 0 && size <= FONTS, `${size} bytes`)
  })

  test("the pictures of a page that a phone fetches, wherever they stand in it", () => {
    for (const { path, html } of canonicalPages()) {
      const size = [...picturesOn(html)]
        .filter(file => existsSync(`public${file}`))
        .reduce((sum, file) => sum + statSync(`public${file}`).size, 0)
      assert.ok(size <= PICTURES, `${path}: ${size} bytes`)
    }
  })
})

describe("scripts", everywhere, () => {
  /** Bytes of the scripts that came, as a host sends them. */
  const sizeOf = (scripts: string[]) =>
    [...new Set(scripts)].reduce((sum, script) => sum + sizeOfScriptAt(new URL(script).pathname), 0)

  test("of a visitor who reads and scrolls: what stands in any page, and what it fetches by itself", () => {
    const fetched = readdirSync("public/scripts")
      // Fetched by whoever fills in a form.
      .filter(name => !name.startsWith("checks-"))
      .map(name => `/scripts/${name}`)
    for (const { path, html } of canonicalPages()) {
      const elements = elementsOf(parse(html)).filter(({ tagName }) => tagName === "script")
      const inline = elements
        .filter(script => attribute(script, "src") === undefined)
        .filter(script => ["", "module"].includes(attribute(script, "type") ?? ""))
        .flatMap(({ childNodes }) => childNodes.flatMap(node => ("value" in node ? node.value : [])))
      const files = elements
        .flatMap(script => attribute(script, "src") ?? [])
        // Whoever writes a message does more than read.
        .filter(file => !file.startsWith("/scripts/forms-"))
        .concat(fetched.filter(file => inline.some(text => text.includes(file))))
      assert.ok(inline.length > 0 && files.length > 0, path)
      const size = files.reduce((sum, file) => sum + sizeOfScriptAt(file), sizeOfScript(inline.join("\n")))
      const more = SWITCHES.filter(mark => html.includes(mark)).length * SWITCHED.script
      assert.ok(size <= READING + more, `${path}: ${size} bytes`)
    }
  })

  test("after the first touch of the contact form", inert("contact"), () =>
    visit("/contact", {}, async ({ page, scripts }) => {
      await wakeUp(page)
      assert.ok(sizeOf(scripts) > READING && sizeOf(scripts) <= FORM, `${sizeOf(scripts)} bytes`)
    }),
  )
})
