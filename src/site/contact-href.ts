import { toId } from "#engine/browser"

/** Context of a lead, passed only in the URL of the contact page (read by src/browser/lead.ts). */
interface LeadContext {
  /** Lead source id: path of the linking page without its first slash, and the id of a part: `services/seo/growth`. */
  from?: string
  /** Value of an option of the field "Project Type". */
  projectType?: string
  /** Value of an option of the field "Budget". */
  budget?: string
  /** Selection of the estimator (estimate.ts). */
  load?: string
}

const CONTACT_PATH = "/contact"

const paramNames = ["from", "projectType", "budget", "load"] as const

/** Returns whether a value consists of ids only: they need no escaping, and links cannot inject text. */
export const hasOnlyIds = (value: string) => /^[a-z0-9-]+([/.,][a-z0-9-]+)*$/.test(value)

/** Returns the lead source id of a part of a page; that of the page if the part's name yields no id. */
export const leadSourceId = (page: string, name: string): string => [page, toId(name)].filter(Boolean).join("/")

/**
 * Returns the URL of the contact page with the context as parameters.
 * @throws {Error} if a value is not an id
 */
export const contactHref = (context: LeadContext = {}): string => {
  const query = paramNames.flatMap(name => {
    const value = context[name]
    if (!value) return []
    if (!hasOnlyIds(value))
      throw new Error(`Invalid id "${value}": use lower-case letters, digits, hyphens and slashes.`)
    return [`${name}=${value}`]
  })
  return query.length > 0 ? `${CONTACT_PATH}?${query.join("&")}` : CONTACT_PATH
}

/**
 * Adds the lead source (`?from=…`) to an action that links to the contact page.
 * @param sourceId - lead source id, if there is one
 */
export const withLeadSource = <Action extends { href: string }>(
  action: Action,
  sourceId: string | undefined,
): Action => ({
  ...action,
  href: action.href === CONTACT_PATH ? contactHref({ from: sourceId }) : action.href,
})
