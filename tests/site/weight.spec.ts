import assert from "node:assert/strict"
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs"
import { test, untilRun, visit, wakeUp } from "./site"
import { parse } from "parse5"
import { BOUNDS } from "./bounds"
import { scriptAttribute } from "../../src/browser/behaviours"
import { canonicalPages } from "./built-pages"
import { sizeOfPage, sizeOfScriptAt } from "./compressed"
import { delivers, yaml } from "./content"
import { attribute, elementsOf } from "./parsed"
import type { SwitchedSite } from "./switches"

/** Elements that a line above every page and the counting of visits may add. */
const SWITCHED = 12
/** Bytes of fonts a page may ask for at most. */
const FONTS = 60_000
/** Bytes of script that an island brings at its first touch, React and Material UI among them: 100 KiB. */
const ISLAND = 102_400
/** Bytes of script after the first touch of the contact form. */
const FORM = 4_000
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

/** A script, and those that it imports, however deep. */
const withImports = (address: string): string[] => {
  const imports = readFileSync(`public${address}`, "utf8").matchAll(/\bimport(?:[^"();]*from)?"\.(\/[^"]+)"/g)
  return [...new Set([address, ...[...imports].flatMap(([, file]) => withImports(`/scripts${file}`))])]
}

test.describe("weight", () => {
  test("the home page has few elements", () => {
    const html = readFileSync("public/index.html", "utf8")
    const { announcement, analytics } = yaml<SwitchedSite>("site.yaml")
    const more = announcement || analytics ? SWITCHED : 0
    const elements = elementsOf(parse(html)).length
    assert.ok(elements <= BOUNDS.elementsOfHome + more, `${elements} elements`)
  })

  test("every page comes in one round trip, with room for a longer answer or a ninth question", () => {
    const long = canonicalPages().flatMap(({ path }) => {
      const size = sizeOfPage(path)
      return size > BOUNDS.html ? [`${path}: ${size} bytes`] : []
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

test.describe("scripts", () => {
  test("after the first touch of an island", () => {
    for (const { path, html } of canonicalPages())
      for (const element of elementsOf(parse(html))) {
        const address = attribute(element, scriptAttribute)
        const size = address ? withImports(address).reduce((sum, file) => sum + sizeOfScriptAt(file), 0) : 0
        assert.ok(size <= ISLAND, `${path}: ${size} bytes`)
      }
  })

  test("after the first touch of the contact form: no React, which it has no state for", () => {
    test.skip(delivers("contact"))
    return visit("/contact", {}, async ({ page, scripts }) => {
      await wakeUp(page)
      await page.locator("#form [name=name]").focus()
      await untilRun(page, "/scripts/checks-")
      const addresses = [...new Set(scripts.map(script => new URL(script).pathname))]
      const size = addresses.reduce((sum, address) => sum + sizeOfScriptAt(address), 0)
      assert.ok(size <= FORM, `${size} bytes`)
    })
  })
})
