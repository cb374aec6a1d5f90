import { readdirSync } from "node:fs"
import { comparePage, type PageFacts, readPage } from "./page-facts"
import { byName, type Fact } from "./differences"

/** The files of pages by the address that visitors see. A page is there as `x.html` and as `x/index.html`. */
export const pagesIn = (folder: string): Map<string, string> =>
  new Map(
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .map(file => `/${file.replaceAll("\\", "/")}`)
      .filter(file => file.endsWith(".html") && file !== "/404/index.html")
      .sort()
      .map(file => [file === "/404.html" ? file : file.replace(/(\/index)?\.html$/, "") || "/", file]),
  )

const headOf = ({ head }: PageFacts, name: string) => head.find(({ place }) => place === name)?.value

/** The pages of a build, and where addresses lead that only lead on. */
const readPages = (folder: string) => {
  const pages = new Map([...pagesIn(folder)].map(([address, file]) => [address, readPage(folder, file)]))
  const redirects: Fact[] = []
  for (const [address, page] of pages) {
    const [, to] = headOf(page, "refresh")?.split("url=") ?? []
    if (to !== undefined && pages.delete(address))
      redirects.push({ place: address, value: `a redirect leads to ${to}` })
  }
  return { pages, redirects }
}

/** Some pages have two addresses. */
const isCopy = (address: string, page: PageFacts, pages: ReadonlyMap<string, PageFacts>) => {
  const canonical = headOf(page, "canonical")
  const path = canonical && new URL(canonical).pathname
  return path !== undefined && path !== address && pages.has(path)
}

/**
 * Addresses that came, went or moved, and what the pages say.
 * @param before folder of the build before
 * @returns also the pages to look at, by their addresses before and after: their bytes differ, and they are no copies
 */
export const comparePages = (before: string, after: string) => {
  const [was, is] = [readPages(before), readPages(after)]
  const came = new Map([...is.pages].filter(([address]) => !was.pages.has(address)))
  const differences = byName("addresses", was.redirects, is.redirects)
  const toLookAt: [string, string][] = []
  for (const [address, page] of was.pages) {
    const [moved] = [...came].find(([, other]) => headOf(other, "title") === headOf(page, "title")) ?? []
    const to = is.pages.has(address) ? address : moved
    if (to !== address) {
      if (to) came.delete(to)
      const led = is.redirects.find(({ place }) => place === address)?.value ?? "without a redirect"
      const place = `${to ? "moved" : "gone"}, ${led}`
      differences.push({ kind: "addresses", page: address, place, before: address, after: to ?? "" })
    }
    const now = to && is.pages.get(to)
    if (!now) continue
    differences.push(...comparePage(to, page, now))
    if (page.digest !== now.digest && !isCopy(to, now, is.pages)) toLookAt.push([address, to])
  }
  for (const page of came.keys()) differences.push({ kind: "addresses", page, place: "new", before: "", after: page })
  return { differences, toLookAt, pages: is.pages.size }
}
