import { type BuildFiles, pagesIn } from "./build-files"
import { comparePage, type PageFacts, readPage } from "./page-facts"
import type { Difference, Fact } from "./differences"

const refresh = ({ head }: PageFacts) => head.find(({ place }) => place === "refresh")?.value
const mainHeading = ({ headings }: PageFacts): Fact | undefined => headings.find(({ place }) => place === "h1")

/** Some pages have two addresses. */
const isCopy = (address: string, { head }: PageFacts, pages: ReadonlyMap<string, PageFacts>) => {
  const canonical = head.find(({ place }) => place === "canonical")?.value
  const path = canonical && new URL(canonical).pathname
  return path !== undefined && path !== address && pages.has(path)
}

/** The pages of a build, and where addresses lead that only lead on. */
const readPages = (build: BuildFiles) => {
  const all = [...pagesIn(build)].map(([address, file]) => [address, readPage(build, file)] as const)
  return {
    pages: new Map(all.filter(([, page]) => !refresh(page))),
    redirects: new Map(
      all.flatMap(([address, page]) => (refresh(page) ? [[address, refresh(page)!.split("url=")[1]!]] : [])),
    ),
  }
}

/**
 * Addresses that came, went or moved, and what the pages say.
 * @returns also the pages to look at, by their addresses before and after: their bytes differ, and they are no copies
 */
export const comparePages = (before: BuildFiles, after: BuildFiles, claims: Difference[]) => {
  const [was, is] = [readPages(before), readPages(after)]
  const came = [...is.pages].filter(([address]) => !was.pages.has(address))
  const differences: Difference[] = []
  const toLookAt: [string, string][] = []
  for (const [address, page] of was.pages) {
    const heading = mainHeading(page)?.value
    const moved = came.findIndex(([, other]) => heading !== undefined && mainHeading(other)?.value === heading)
    const [to, now] = is.pages.has(address)
      ? [address, is.pages.get(address)]
      : (came.splice(moved, moved < 0 ? 0 : 1)[0] ?? [])
    if (to !== address) {
      const led = is.redirects.get(address)
      const place = `${to ? "moved" : "gone"}, ${led ? `a redirect leads to ${led}` : "without a redirect"}`
      differences.push({ kind: "addresses", page: address, place, before: address, after: to ?? "" })
    }
    if (!to || !now) continue
    differences.push(...comparePage(to, page, now, claims))
    if (page.digest !== now.digest && !isCopy(to, now, is.pages)) toLookAt.push([address, to])
  }
  for (const [page] of came) differences.push({ kind: "addresses", page, place: "new", before: "", after: page })
  return { differences, toLookAt, pages: is.pages.size }
}
