import { slugify } from "./slugify"
import type { Entry } from "./entry"

/** The addresses of a page that content makes: the canonical one, and further ones that show the same page. */
export interface Route {
  path: string
  aliases: string[]
}

interface Addressed {
  id?: string
  /** What Gatsby calls the id of an object in content. */
  yamlId?: string
  slug?: string | null
  title?: string
  aliases?: readonly string[] | null
}

const posts =
  (folder: string) =>
  ({ slug, title = "" }: Addressed): Route => ({ path: `${folder}/${slug ?? slugify(title)}`, aliases: [] })

/** The category that lists every post; the others lie below it. */
export const ALL_POSTS = "all"

const category = ({ id, yamlId = id }: Addressed): Route =>
  yamlId === ALL_POSTS
    ? { path: "/blog/all", aliases: ["/blog/category"] }
    : { path: `/blog/category/${yamlId}`, aliases: [] }

/** How the objects of a type get their addresses (spec 2.1). */
export const routers: Record<string, (object: Addressed) => Route> = {
  Service: ({ slug, aliases }) => ({ path: `/services/${slug}`, aliases: [`/${slug}`, ...(aliases ?? [])] }),
  LegalDocument: ({ slug }) => ({ path: `/legal/${slug}`, aliases: [`/${slug}`] }),
  OnboardingPage: () => ({ path: "/client-onboarding", aliases: ["/onboarding"] }),
  BlogPost: posts("/blog"),
  CaseStudy: posts("/case-studies"),
  BlogCategory: category,
}

/** Every page that content makes, with the entry that makes it. */
export const routesOf = (entries: Entry[]): (Route & { entry: Entry })[] =>
  entries.flatMap(entry => {
    const route = routers[entry.type]
    return route ? [{ ...route(entry.data), entry }] : []
  })
