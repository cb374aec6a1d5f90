import { routers } from "./routes"
import type { Entry } from "./entry"

/**
 * What one may link to inside a page. A browser test looks up every one of them on the built site.
 * Every page has `#main` as well.
 */

const items = (value: unknown, field: string): string[] =>
  Array.isArray(value)
    ? value.flatMap(item =>
        typeof (item as Record<string, unknown> | null)?.[field] === "string"
          ? [String((item as Record<string, unknown>)[field])]
          : [],
      )
    : []

const inside = (value: unknown, field: string): unknown =>
  (value as Record<string, unknown> | null | undefined)?.[field]

/** Anchors of a page by the type of the content that makes it. */
const anchors: Record<string, (entry: Entry) => string[]> = {
  HomePage: () => ["services"],
  CareersPage: () => ["roles"],
  PressPage: () => ["assets"],
  BlogPage: () => ["newsletter"],
  ResourcesPage: () => ["newsletter", "resources"],
  CaseStudiesPage: () => ["featured-cases"],
  ContactPage: () => ["form"],
  OnboardingPage: () => ["kickoff", "access", "timeline", "billing", "support"],
  FaqPage: ({ data }) => items(inside(data.topics, "items"), "id"),
  Service: ({ data: { sections } }) => (Array.isArray(sections) && sections.includes("packages") ? ["packages"] : []),
  BlogPost: ({ prose }) => prose?.anchors ?? [],
  LegalDocument: ({ prose }) => prose?.anchors ?? [],
}

/** Address of the page that shows an object; nothing for what stands on many pages. */
export const pageOf = ({ type, file, data }: Entry): string | undefined => {
  const route = routers[type]
  if (route) return route(data).path
  const [, name] = /^pages\/(.*)\.yaml$/.exec(file) ?? []
  if (name === undefined || name === "not-found") return undefined
  return name === "home" ? "/" : `/${name}`
}

/** The anchors of every page that has some, by address. */
export const anchorsOf = (entries: Entry[]): Map<string, string[]> =>
  new Map(
    entries.flatMap(entry => {
      const page = pageOf(entry)
      const names = anchors[entry.type]?.(entry) ?? []
      return page !== undefined && names.length > 0 ? [[page, names] as const] : []
    }),
  )
