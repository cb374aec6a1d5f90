import { parse } from "parse5"
import { BuildError } from "../build-error"
import type { Listed } from "../../src/browser/not-found/nearest"
import { markAttribute } from "../../src/browser/behaviours"
import { toJson } from "../../src/components/page-data"
import { elementsOf } from "../hosting/content-policy"

/**
 * Puts the list of all pages into the page for unknown addresses: it cannot ask for them, as it may stand at any
 * address, and pages of this site make no calls.
 * @param page the finished HTML, with a list of an earlier build or none
 * @throws if nothing in the page suggests pages
 */
export const withAddresses = (page: string, pages: readonly Listed[]): string => {
  const marked = elementsOf(parse(page, { sourceCodeLocationInfo: true })).find(element =>
    element.attrs.some(({ name, value }) => name === markAttribute && value === "not-found"),
  )
  const list = marked && elementsOf(marked).find(({ tagName }) => tagName === "script")?.sourceCodeLocation
  if (!list?.startTag || !list.endTag)
    throw new BuildError("The 404 page has no place for the list of pages: put <PageData> into what brings not-found.")
  return page.slice(0, list.startTag.endOffset) + toJson(pages) + page.slice(list.endTag.startOffset)
}
