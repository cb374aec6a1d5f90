import { linksOf } from "../pages/links"
import { asWarning } from "../severity"
import { ofEach, type Rule } from "./rule"

/** Documents that open for those only who made them, or who are signed in: what is published, or a form, is for all. */
const PRIVATE =
  /^https:\/\/(?:(?:docs|drive)\.google\.com\/(?!.*\/(?:pub\w*|viewform)$)(?!.*\/d\/e\/).|[\w-]+\.sharepoint\.com\/)/

/** What only the computer can open that it was copied on, or its network. */
const OWN =
  /^(?:file:|[A-Za-z]:[\\/]|(?:https?:\/\/)?(?:localhost|127\.0\.0\.1|10(?:\.\d{1,3}){3}|192\.168\.\d+\.\d+|[\w-]+\.local)(?=[:/]|$))/i

/** @returns what is said of an address that nobody else has */
export const ownComputer = (url: string): string | undefined =>
  OWN.test(url)
    ? `"${url}" is on your own computer or network, where nobody else finds it. Write the address that visitors have: of this site what stands behind its name, such as "/contact".`
    : undefined

/** No link leads to what visitors cannot open. */
const linksOpen = ofEach(entry =>
  linksOf(entry).flatMap(({ url, issue }) => {
    const message =
      "Visitors may be unable to open this document. Try it in a private window; if it asks you to sign in, link to a page that is there for everybody."
    return PRIVATE.test(url) ? [asWarning(issue(message))] : []
  }),
)

export const privateLinkRules: Rule[] = [linksOpen]
