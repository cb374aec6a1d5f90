import { existsSync, readdirSync, readFileSync, statSync } from "node:fs"
import { expect } from "@playwright/test"
import { canonicalPages, parsePage, valuesOf } from "./built-pages"
import { compressedPageSize, sizeOfScriptAt } from "./transfer-size"
import { delivers } from "./content"
import { hasPage, test, interact } from "./site"

/** What protects whoever has a poor phone, in bytes; texts and scripts as brotli. */
const BOUNDS = {
  /** What a server sends before it waits for the browser, without the headers. */
  html: 14_600,
  /** Fonts of a page. */
  fonts: 60_000,
  /** Script that an island brings at its first touch, React and Material UI among them: 100 KiB. */
  island: 102_400,
  /** Script of the page with the contact form, which has no state and no React. */
  form: 4_000,
  /** Pictures that a phone fetches, wherever they stand in a page. */
  pictures: 120_000,
}
/** Dots across the screen of such a phone. */
const PHONE = 780

/** The file of a `srcset` that such a phone takes: the narrowest that fills its screen. */
const forPhone = (srcset: string): string => {
  const files = srcset
    .split(",")
    .map(source => source.trim().split(/\s+/) as [string, string])
    .sort(([, one], [, other]) => Number.parseInt(one) - Number.parseInt(other))
  return (files.find(([, width]) => Number.parseInt(width) >= PHONE) ?? files.at(-1)!)[0]
}

/** Addresses of the pictures of a page: drawings that a phone fetches, of each photograph the file that it takes. */
const picturesOn = (document: Document): Set<string> => {
  // A drawing's source is for wide windows alone, and of no type.
  const photographs = valuesOf(document, "picture > source[type]:first-child", "srcset").map(forPhone)
  const others = [...document.querySelectorAll("img")].filter(
    image => !image.closest("picture")?.querySelector("source[type]"),
  )
  return new Set([...photographs, ...others.flatMap(image => image.getAttribute("src") ?? [])])
}

const sizeOf = (file: string) => (existsSync(file) ? statSync(file).size : 0)
const sum = (sizes: number[]) => sizes.reduce((all, size) => all + size, 0)

/** A script, and those that it imports, however deep. */
const withImports = (address: string): string[] => {
  const imports = readFileSync(`public${address}`, "utf8").matchAll(/\bimport(?:[^"();]*from)?"\.(\/[^"]+)"/g)
  return [...new Set([address, ...[...imports].flatMap(([, file]) => withImports(`/scripts${file}`))])]
}

test.describe("weight", () => {
  test("of every page: its document, its pictures, its islands", () => {
    for (const { path } of canonicalPages()) {
      const document = parsePage(path)
      expect.soft(compressedPageSize(path), `${path} in one round trip`).toBeLessThanOrEqual(BOUNDS.html)
      const pictures = [...picturesOn(document)].map(file => sizeOf(`public${file}`))
      expect.soft(sum(pictures), `pictures of ${path}`).toBeLessThanOrEqual(BOUNDS.pictures)
      for (const address of valuesOf(document, "[data-island]", "data-behavior"))
        expect
          .soft(sum(withImports(address).map(sizeOfScriptAt)), `an island of ${path}`)
          .toBeLessThanOrEqual(BOUNDS.island)
    }
  })

  test("of all fonts together, which no page needs", () => {
    const files = readdirSync("public/fonts").filter(file => file.endsWith(".woff2"))
    expect(files.length).toBeGreaterThan(0)
    expect(sum(files.map(file => sizeOf(`public/fonts/${file}`)))).toBeLessThanOrEqual(BOUNDS.fonts)
  })

  test("of scripts, once the contact form is touched", async ({ page, open }) => {
    test.skip(delivers("contact") || !hasPage("/contact"))
    const scripts = new Set<string>()
    page.on("request", request => request.resourceType() === "script" && scripts.add(new URL(request.url()).pathname))
    await open("/contact")
    await interact(page)
    await page.locator("#form [name=name]").focus()
    await page.waitForLoadState("networkidle")
    expect(sum([...scripts].map(sizeOfScriptAt))).toBeLessThanOrEqual(BOUNDS.form)
  })
})
