import { distance } from "fastest-levenshtein"
import { hostnameOf } from "../pages/hostname"
import { linksOf } from "../pages/links"
import { asWarning } from "../severity"
import { type Rule, siteUrls } from "./rule"

/** So many letters apart, one name is the other with a slip; short names of others may be as near. */
const SLIP = 2
const LONG = 9

/** No link leads to an address that is nearly that of this site, or to a server on somebody's own computer. */
const ownNameSpelt: Rule = ({ entries, model }) => {
  const own = hostnameOf(siteUrls({ entries, model })[0] ?? "")
  if (!own) return []
  return entries.flatMap(entry =>
    linksOf(entry).flatMap(({ url, issue }) => {
      const host = /^https?:/.test(url) ? hostnameOf(url) : ""
      if (host === own && new URL(url).port)
        return [
          asWarning(issue(`"${url}" is an address for work on the site. Link to the page alone, such as "/contact".`)),
        ]
      const isNear = own.length >= LONG && host !== own && host !== "" && distance(host, own) <= SLIP
      return isNear
        ? [
            asWarning(
              issue(
                `"${host}" is nearly the address of this site, "${own}". Link to the page alone, such as "/contact".`,
              ),
            ),
          ]
        : []
    }),
  )
}

export const ownAddressRules: Rule[] = [ownNameSpelt]
