import { existsSync, readdirSync, readFileSync, statSync } from "node:fs"
import { expect } from "@playwright/test"
import { canonicalPages, parsePage, valuesOf } from "./built-pages"
import { hasProvider } from "./content"
import { hasPage, interact, test } from "./fixtures"
import { compressedPageSize, sizeOfScriptAt } from "./transfer-size"

/** Budgets for slow phones in bytes; HTML and scripts with Brotli. */
const budgets = {
  /** Initial TCP window without headers. */
  html: 14_600,
  /** All fonts. */
  fonts: 60_000,
  /** Scripts of an island, including React and Material UI: 100 KiB. */
  island: 102_400,
  /** Scripts of the contact form, without React. */
  form: 4_000,
  /** All pictures of a page that a phone loads. */
  pictures: 120_000,
}
/** Physical pixels of a phone's width. */
const PHONE_WIDTH = 780

/** Returns the file of a `srcset` for a phone: the narrowest that fills its screen. */
const phoneSource = (srcset: string): string => {
  const files = srcset
    .split(",")
    .map(source => source.trim().split(/\s+/) as [string, string])
    .sort(([, a], [, b]) => Number.parseInt(a) - Number.parseInt(b))
  return (files.find(([, width]) => Number.parseInt(width) >= PHONE_WIDTH) ?? files.at(-1)!)[0]
}

/** Returns the paths of the pictures that a phone loads. */
const picturesOn = (document: Document): Set<string> => {
  // Sources of drawings are for wide screens and have no type.
  const photographs = valuesOf(document, "picture > source[type]:first-child", "srcset").map(phoneSource)
  const others = [...document.querySelectorAll("img")].filter(
    image => !image.closest("picture")?.querySelector("source[type]"),
  )
  return new Set([...photographs, ...others.flatMap(image => image.getAttribute("src") ?? [])])
}

const sizeOf = (file: string) => (existsSync(file) ? statSync(file).size : 0)
const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0)

/** Returns a script and its transitive imports. */
const withImports = (path: string): string[] => {
  const imports = readFileSync(`public${path}`, "utf8").matchAll(/\bimport(?:[^"();]*from)?"\.(\/[^"]+)"/g)
  return [...new Set([path, ...[...imports].flatMap(([, file]) => withImports(`/scripts${file}`))])]
}

test.describe("page weight", () => {
  test("limits the bytes of HTML, pictures and islands of every page", () => {
    for (const { path } of canonicalPages()) {
      const document = parsePage(path)
      expect.soft(compressedPageSize(path), `${path} in one round trip`).toBeLessThanOrEqual(budgets.html)
      const pictures = [...picturesOn(document)].map(file => sizeOf(`public${file}`))
      expect.soft(sum(pictures), `pictures of ${path}`).toBeLessThanOrEqual(budgets.pictures)
      for (const scriptPath of valuesOf(document, "[data-island]", "data-behavior"))
        expect
          .soft(sum(withImports(scriptPath).map(sizeOfScriptAt)), `an island of ${path}`)
          .toBeLessThanOrEqual(budgets.island)
    }
  })

  test("limits the bytes of all fonts together", () => {
    const files = readdirSync("public/fonts").filter(file => file.endsWith(".woff2"))
    expect(files.length).toBeGreaterThan(0)
    expect(sum(files.map(file => sizeOf(`public/fonts/${file}`)))).toBeLessThanOrEqual(budgets.fonts)
  })

  test("limits the bytes of scripts that a contact form in use loads", async ({ page, open }) => {
    test.skip(hasProvider("contact") || !hasPage("/contact"))
    const scripts = new Set<string>()
    page.on("request", request => request.resourceType() === "script" && scripts.add(new URL(request.url()).pathname))
    await open("/contact")
    await interact(page)
    await page.locator("#form [name=name]").focus()
    // Requests of the focus have started before this returns.
    await page.evaluate(() => document.readyState)
    const files = new Set([...scripts].flatMap(withImports))
    expect(sum([...files].map(sizeOfScriptAt))).toBeLessThanOrEqual(budgets.form)
  })
})
