import { toId } from "#engine/browser"

/**
 * What is known of a lead before the first word: it travels in the address of the contact page, and nowhere else
 * (read by src/browser/lead.ts).
 */
interface LeadContext {
  /**
   * What the visitor looked at: the address of its page without the first slash, and below it the id of a part of the
   * page: `services/seo-content`, `services/seo-content/growth`, `pricing/growth`, `case-studies/a-case`.
   */
  from?: string
  /** Value of an option of the field "Project Type". */
  projectType?: string
  /** Value of an option of the field "Budget". */
  budget?: string
  /** What was chosen in the estimator of the pricing page (estimate.ts). */
  load?: string
}

/** Address of the contact page. */
const CONTACT = "/contact"

const NAMES = ["from", "projectType", "budget", "load"] as const

/**
 * Values are ids, and what was chosen a list of them, so that nothing of them needs escaping, and nobody can put words
 * of their own into an address.
 */
const isId = (value: string) => /^[a-z0-9-]+([/.,][a-z0-9-]+)*$/.test(value)

/** Id of a part of a page; of the page itself where the part has no id. */
export const originId = (page: string, name: string): string => [page, toId(name)].filter(Boolean).join("/")

/**
 * Address of the contact page that tells it what a visitor came from.
 * @throws if a value is no id
 */
export const contactHref = (context: LeadContext = {}): string => {
  const query = NAMES.flatMap(name => {
    const value = context[name]
    if (!value) return []
    if (!isId(value)) throw new Error(`"${value}" is no id: use lower-case letters, digits, hyphens and slashes.`)
    return [`${name}=${value}`]
  })
  return query.length > 0 ? `${CONTACT}?${query.join("&")}` : CONTACT
}

/**
 * A button or link that tells where it stands, if it leads to the contact page itself.
 * @param from nothing where the contact page knows nothing of the place
 */
export const withOrigin = <Action extends { href: string }>(action: Action, from: string | undefined): Action => ({
  ...action,
  href: action.href === CONTACT ? contactHref({ from }) : action.href,
})
