import { distance } from "fastest-levenshtein"
import {
  asWarning,
  type DataPath,
  type Entry,
  hostnameOf,
  type Issue,
  ofType,
  placeIn,
  type Rule,
} from "../../packages/content-engine"
import { siteContent } from "../types/site-content"

/** So many letters or digits apart, one is the other with a slip. */
const SLIP = 2

/** Mailboxes that an agency has besides the one it is written to. */
const ROLE =
  /^(?:careers?|jobs|press|media|privacy|legal|dpo|security|abuse|billing|invoices?|account(?:s|ing)|support|help|sales|partners?|investors|events|newsletter|feedback|no-?reply)$/

const EMAIL = /(?<![\w.+/-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g
const PHONE = /tel:[+\d-]+|(?<![\w.,$€£+(/-])[+(]?\d[\d\s()./-]{5,}\d(?![\w%])/g

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
const isOther = (phone: string, own: string): boolean => {
  const [digits, ours] = [digitsOf(phone), digitsOf(own)]
  // With the code of the country, or without it.
  if (digits.length >= SLIP && (digits.endsWith(ours.replace(/^0/, "")) || ours.endsWith(digits.replace(/^0/, ""))))
    return false
  if (phone.startsWith("tel:") || shapeOf(phone) === shapeOf(own)) return true
  return digits.length === ours.length && distance(digits, ours) <= SLIP
}

interface Contact {
  entry: Pick<Entry, "base" | "source">
  path: DataPath
  value: string
  what: string
  /** Finds what it may be confused with. */
  pattern: RegExp
  isWrong: (found: string) => boolean
}

const tell = ({ entry, path, value, what }: Contact, found: string) =>
  `"${found}" is not the site's ${what}, which is "${value}" (${placeIn(entry, path)}). Write that one, or change it there; one of somebody else may stay.`

const inLine = (line: string, contacts: readonly Contact[]): { column: number; message: string }[] =>
  contacts.flatMap(contact => {
    const wrong = [...line.matchAll(contact.pattern)].find(([found]) => contact.isWrong(found))
    return wrong ? [{ column: wrong.index + 1, message: tell(contact, wrong[0].replace("tel:", "")) }] : []
  })

/** Without a sign of these, a line holds neither. */
const POSSIBLE = /[@\d]/

/** What stands for the words of somebody else, or is no content. */
const IGNORED = /^\s*(?:#|(?:- )?placeholder:)/

/** The agency's address and number are the same wherever they are written out. */
const contactsAgree: Rule = ({ entries, folder: { texts } }) => {
  const [site] = ofType(entries, siteContent)
  if (!site) return []
  const { email, phone, url } = site.data
  const contacts: Contact[] = [
    {
      entry: site,
      path: ["email"],
      value: email,
      what: "email address",
      pattern: EMAIL,
      isWrong: found => isForgotten(found.toLowerCase(), email.toLowerCase(), hostnameOf(url)),
    },
    {
      entry: site,
      path: ["phone"],
      value: phone,
      what: "phone number",
      pattern: PHONE,
      isWrong: found => isOther(found, phone),
    },
  ]
  return [...texts].flatMap(([file, text]) =>
    text
      .split("\n")
      .flatMap((line, index): Issue[] =>
        !POSSIBLE.test(line) || IGNORED.test(line)
          ? []
          : inLine(line.replace(/\s#\s.*$/, ""), contacts).map(found =>
              asWarning({ file: `content/${file}`, line: index + 1, path: "", ...found }),
            ),
      ),
  )
}

export const contactRules: Rule[] = [contactsAgree]
