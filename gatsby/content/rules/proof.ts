import { possible } from "../suggest"
import { different, issueIn, namesOf, ofType, onEach, type Rule, unique, whenComplete } from "./rule"

/** Case studies name services by slug, each once. */
const caseServicesExist: Rule = context => {
  const slugs = namesOf(context, "Service", "slug")
  return onEach<{ services: string[] }>("CaseStudy", ({ services }, entry) => [
    ...services.flatMap((slug, index) =>
      !slugs || slugs.includes(slug)
        ? []
        : [issueIn(entry, ["services", index], `No service has the slug "${slug}".${possible(slug, slugs)}`)],
    ),
  ])(context)
}

interface Timed {
  timeline: number
  launch: number
  steps: { from: number; to: number }[]
}

/** Launch and steps lie within the weeks of a case study, and a step ends after it begins. */
const caseWeeksFit = onEach<Timed>("CaseStudy", ({ timeline, launch, steps }, entry) => {
  const late = `is after the end of the case study (timeline: ${timeline} weeks).`
  return [
    ...(launch > timeline ? [issueIn(entry, ["launch"], `Week ${launch} ${late}`)] : []),
    ...steps.flatMap(({ from, to }, index) => {
      if (from > to)
        return [issueIn(entry, ["steps", index, "to"], `The step ends (${to}) before it begins (${from}).`)]
      return to > timeline ? [issueIn(entry, ["steps", index, "to"], `Week ${to} ${late}`)] : []
    }),
  ]
})

/** Steps and results of a case study have names of their own. */
const caseNamesDiffer = onEach<{ steps: object[]; results: object[] }>("CaseStudy", ({ steps, results }, entry) => [
  ...different(entry, ["steps"], steps, "title"),
  ...different(entry, ["results"], results, "metric"),
])

/** Exactly `count` objects of a kind are featured; with `atLeast`, that many or more. */
const featuredCount =
  (type: string, count: number, atLeast = false): Rule =>
  ({ entries }) => {
    const all = ofType(entries, type)
    const featured = all.filter(({ data }) => data.featured)
    const told = atLeast ? `At least ${count}` : `Exactly ${count}`
    const place =
      featured.length > count
        ? atLeast
          ? undefined
          : featured[count]
        : featured.length < count
          ? all.find(({ data }) => !data.featured)
          : undefined
    return place
      ? [
          issueIn(
            place,
            ["featured"],
            `${told} must be featured, but ${featured.length} are. Change "featured" here or in another one.`,
          ),
        ]
      : []
  }

/** The category buttons name every category once, and none without a case study. */
const caseCategoriesUsed: Rule = context => {
  const used = new Set(ofType(context.entries, "CaseStudy").map(({ data }) => data.category))
  return onEach<{ categories: { items: { category: string }[] } }>(
    "CaseStudiesPage",
    ({ categories: { items } }, entry) => [
      ...different(entry, ["categories", "items"], items, "category"),
      ...items.flatMap(({ category }, index) =>
        used.has(category)
          ? []
          : [
              issueIn(
                entry,
                ["categories", "items", index, "category"],
                `No case study has the category "${category}". Write one or give it to another.`,
              ),
            ],
      ),
    ],
  )(context)
}

/** What case studies and testimonials need that no single file can know. */
export const proofRules: Rule[] = [
  unique("Testimonial", "name"),
  caseWeeksFit,
  caseNamesDiffer,
  caseServicesExist,
  whenComplete(caseCategoriesUsed),
  whenComplete(featuredCount("CaseStudy", 2)),
  whenComplete(featuredCount("Testimonial", 2, true)),
]
