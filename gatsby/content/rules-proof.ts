import { closest } from "fastest-levenshtein"
import type { Issue } from "./source"
import type { Entry } from "./validate"

const ofType = (entries: Entry[], type: string) => entries.filter(entry => entry.type === type)

/** Every image that YAML names in a field called `image` lies in content/. */
export const namedImagesExist = (entries: Entry[], assets: ReadonlySet<string>): Issue[] =>
  entries.flatMap(({ data, base, source }) => {
    const { image } = data
    if (typeof image !== "string" || assets.has(image)) return []
    const nearest = assets.size > 0 ? ` Nearest: "${closest(image, [...assets])}".` : ""
    return [source.issue([...base, "image"], `There is no image at "content/${image}".${nearest} Put the file there or correct the name.`)]
  })

/** Case studies name services by slug. */
export const caseServicesExist = (entries: Entry[]): Issue[] => {
  const slugs = ofType(entries, "Service").map(({ data }) => String(data.slug))
  return ofType(entries, "CaseStudy").flatMap(({ data, source }) =>
    (data.services as string[]).flatMap((slug, index, all) => {
      if (!slugs.includes(slug)) return [source.issue(["services", index], `No service has the slug "${slug}". Nearest: "${closest(slug, slugs)}".`)]
      return all.indexOf(slug) < index ? [source.issue(["services", index], `The service "${slug}" is listed twice.`)] : []
    }),
  )
}

interface Timed {
  timeline: number
  launch: number
  steps: { from: number; to: number }[]
}

/** Launch and steps lie within the weeks of a case study, and a step ends after it begins. */
export const caseWeeksFit = (entries: Entry[]): Issue[] =>
  ofType(entries, "CaseStudy").flatMap(({ data, source }) => {
    const { timeline, launch, steps } = data as unknown as Timed
    const late = `is after the end of the case study (timeline: ${timeline} weeks).`
    const issues = launch > timeline ? [source.issue(["launch"], `Week ${launch} ${late}`)] : []
    steps.forEach(({ from, to }, index) => {
      if (from > to) issues.push(source.issue(["steps", index, "to"], `The step ends (${to}) before it begins (${from}).`))
      else if (to > timeline) issues.push(source.issue(["steps", index, "to"], `Week ${to} ${late}`))
    })
    return issues
  })

/** Steps and results of a case study have names of their own. */
export const caseNamesDiffer = (entries: Entry[]): Issue[] =>
  ofType(entries, "CaseStudy").flatMap(({ data, source }) =>
    (["steps", "results"] as const).flatMap(list => {
      const field = list === "steps" ? "title" : "metric"
      const names = (data[list] as Record<string, string>[]).map(item => item[field])
      return names.flatMap((name, index) => (names.indexOf(name) < index ? [source.issue([list, index, field], `"${name}" stands in this list twice.`)] : []))
    }),
  )

/** Exactly `count` objects of a kind are featured; with `atLeast`, that many or more. */
export const featuredCount = (entries: Entry[], type: string, count: number, atLeast = false): Issue[] => {
  const all = ofType(entries, type)
  const featured = all.filter(({ data }) => data.featured)
  const told = atLeast ? `At least ${count}` : `Exactly ${count}`
  const place = featured.length > count ? (atLeast ? undefined : featured[count]) : featured.length < count ? all.find(({ data }) => !data.featured) : undefined
  return place
    ? [place.source.issue([...place.base, "featured"], `${told} must be featured, but ${featured.length} are. Change "featured" here or in another one.`)]
    : []
}

/** The category buttons name every category once, and none without a case study. */
export const caseCategoriesUsed = (entries: Entry[]): Issue[] => {
  const used = new Set(ofType(entries, "CaseStudy").map(({ data }) => data.category))
  return ofType(entries, "CaseStudiesPage").flatMap(({ data, source }) => {
    const names = (data.categories as { items: { category: string }[] }).items.map(({ category }) => category)
    return names.flatMap((name, index) => {
      const at = (message: string) => [source.issue(["categories", "items", index, "category"], message)]
      if (names.indexOf(name) < index) return at(`The category "${name}" is listed twice.`)
      return used.has(name) ? [] : at(`No case study has the category "${name}". Write one or give it to another.`)
    })
  })
}

/**
 * All rules of case studies and testimonials.
 * @param complete whether every file has its shape; otherwise rules that count or look elsewhere would only repeat that
 */
export const checkProof = (entries: Entry[], assets: ReadonlySet<string>, complete: boolean): Issue[] => [
  ...namedImagesExist(entries, assets),
  ...caseWeeksFit(entries),
  ...caseNamesDiffer(entries),
  ...(complete
    ? [
        ...caseServicesExist(entries),
        ...caseCategoriesUsed(entries),
        ...featuredCount(entries, "CaseStudy", 2),
        ...featuredCount(entries, "Testimonial", 2, true),
      ]
    : []),
]
