import { readdirSync, readFileSync } from "node:fs"
import { brotliCompressSync } from "node:zlib"
import type { BuiltPage } from "../../tests/site/built-pages"
import { launchBrowser } from "../browser"
import { countElements, readersScript } from "./facts"
import { BOUNDS, line, type Line } from "./lines"

/** Pages whose scripts are counted at once: bytes do not depend on how busy the machine is. */
const AT_ONCE = 4

/** Bytes of what Gatsby publishes as the script of service pages: nothing, as pages are documents. */
const templateScript = (): number =>
  readdirSync("public")
    .filter(file => file.startsWith("component---src-templates-service") && file.endsWith(".js"))
    .reduce((sum, file) => sum + brotliCompressSync(readFileSync(`public/${file}`)).length, 0)

/**
 * What pages weigh.
 * @param paths of whom a reader's script is counted
 * @param site address of public/
 */
export const weigh = async (pages: BuiltPage[], paths: string[], site: string): Promise<Line[]> => {
  const browser = await launchBrowser()
  const sizes = pages
    .map(({ path, html }) => ({ path, size: brotliCompressSync(html).length }))
    .sort((one, other) => other.size - one.size)
  const home = sizes.find(({ path }) => path === "/")
  const largest = sizes[0]
  const scripts: Line[] = []
  const left = [...paths]
  const count = async () => {
    for (let path = left.shift(); path; path = left.shift())
      scripts.push(
        line(
          path,
          "script of a reader, bytes",
          await readersScript(browser, new URL(path, site).href),
          BOUNDS.readersScript,
        ),
      )
  }
  await Promise.all(Array.from({ length: AT_ONCE }, count))
  const elements = await countElements(browser, site)
  await browser.close()
  return [
    line("/", "HTML, bytes", home?.size ?? Number.NaN, BOUNDS.html.home),
    line(largest?.path ?? "", "HTML of the largest page, bytes", largest?.size ?? Number.NaN, BOUNDS.html.other),
    line("/", "elements", elements, BOUNDS.elementsOfHome),
    line("/services", "script of the template, bytes", templateScript(), BOUNDS.templateScript),
    ...scripts.sort((one, other) => paths.indexOf(one.page) - paths.indexOf(other.page)),
  ]
}
