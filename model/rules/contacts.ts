import { distance } from "fastest-levenshtein"
import {
  asWarning,
  type Entry,
  hostnameOf,
  type Issue,
  linksOf,
  ofType,
  placeIn,
  type Rule,
  textsOf,
} from "../../packages/content-engine"
import { siteContent } from "../types/site-content"

/** So many letters or digits apart, one is the other with a slip. */
const SLIP = 2

/** Mailboxes that an agency has besides the one it is written to. */
const ROLE =
  /^(?:careers?|jobs|press|media|privacy|legal|dpo|security|abuse|billing|invoices?|account(?:s|ing)|support|help|sales|partners?|investors|events|newsletter|feedback|no-?reply)$/

const EMAIL = /(?<![\w.+/-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g
const PHONE = /(?<=tel:)[+\d-]+|(?<![\w.,$€£+(/-])[+(]?\d[\d\s()./-]{5,}\d(?![\w%])/g

/** Whether an address is that of the site, changed in one place and forgotten in the other, or mistyped. */
const isForgotten = (email: string, own: string, site: string): boolean => {
  if (email === own) return false
  if (distance(email, own) <= SLIP) return true
  const [name = "", host = ""] = email.split("@")
  const [ownName, ownHost] = own.split("@")
  return host === ownHost || host === site ? !ROLE.test(name) : name === ownName
}

const digitsOf = (phone: string) => phone.replace("(0)", "").replace(/\D/g, "")
const shapeOf = (phone: string) => phone.replace(/\d/g, "0")

/** The same of a number: one that is dialed, one that is written like the site's, or one of nearly the same digits. */
const isOther = (phone: string, own: string, isDialed: boolean): boolean => {
  const [digits, ours] = [digitsOf(phone), digitsOf(own)]
  // With the code of the country, or without it.
  if (digits.length >= SLIP && (digits.endsWith(ours.replace(/^0/, "")) || ours.endsWith(digits.replace(/^0/, ""))))
    return false
  if (isDialed || shapeOf(phone) === shapeOf(own)) return true
  return digits.length === ours.length && distance(digits, ours) <= SLIP
}

/** The agency's address and number are the same wherever they are written out. */
const contactsAgree: Rule = ({ entries }) => {
  const [site] = ofType(entries, siteContent)
  if (!site) return []
  const { email, phone, url } = site.data
  const tell = (found: string, what: string, field: "email" | "phone") =>
    `"${found}" is not the site's ${what}, which is "${site.data[field]}" (${placeIn(site, [field])}). Write that one, or change it there; one of somebody else may stay.`
  const wrongIn = (text: string): { index: number; message: string }[] => [
    ...[...text.matchAll(EMAIL)]
      .filter(([found]) => isForgotten(found.toLowerCase(), email.toLowerCase(), hostnameOf(url)))
      .map(({ 0: found, index }) => ({ index, message: tell(found, "email address", "email") })),
    ...[...text.matchAll(PHONE)]
      .filter(([found]) => isOther(found, phone, text.startsWith("tel:")))
      .map(({ 0: found, index }) => ({ index, message: tell(found, "phone number", "phone") })),
  ]
  /** A link whose words are its address is told once, at its words. */
  const once = (issues: Issue[]) => [...new Map(issues.map(issue => [issue.message, asWarning(issue)])).values()]
  return entries.flatMap((entry: Entry) =>
    once([
      ...linksOf(entry).flatMap(link => wrongIn(link.url).map(({ message }) => link.issue(message))),
      ...textsOf(entry).flatMap(({ text, path, report }) =>
        // What stands for the words of somebody else.
        path.at(-1) === "placeholder" ? [] : wrongIn(text).map(({ index, message }) => report(message, index)),
      ),
    ]),
  )
}

export const contactRules: Rule[] = [contactsAgree]
