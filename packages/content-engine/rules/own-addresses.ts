import { distance } from "fastest-levenshtein"
import { hostnameOf } from "../pages/hostname"
import { linksOf } from "../pages/links"
import { asWarning } from "../severity"
import { formatOf, walkShape } from "../shapes/shape"
import { issueIn, type Rule, siteUrls } from "./rule"

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

/** An address of this site in a text is no link, and is forgotten when the page moves. */
const noAddressInTexts: Rule = ({ entries, model }) => {
  const own = hostnameOf(siteUrls({ entries, model })[0] ?? "")
  if (!own) return []
  const written = new RegExp(`(?<![\\w.@-])(?:https?://)?(?:www\\.)?${own.replaceAll(".", "\\.")}/[\\w-][\\w/#-]*`)
  return entries.flatMap(entry =>
    walkShape(entry.kind.shape, entry.data, (text, path, shape) => {
      const address = path.at(-1) === "href" || formatOf(shape) ? undefined : written.exec(text)?.[0]
      return address === undefined
        ? []
        : [
            asWarning(
              issueIn(
                entry,
                path,
                `Nobody can press "${address}", because this text is no link. Name the page instead.`,
              ),
            ),
          ]
    }),
  )
}

export const ownAddressRules: Rule[] = [ownNameSpelt, noAddressInTexts]
