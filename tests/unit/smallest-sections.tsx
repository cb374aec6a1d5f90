import { z } from "zod"
import { collections } from "../../model"
import { minimal } from "./minimal"
import { drawn } from "./drawn"

const shapeOf = (type: string) =>
  collections.find(collection => collection.type === type)!.shape.shape as Record<string, z.ZodType>

/** The smallest value of one field of a kind of content; an optional field as if it were filled in. */
const field = (type: string, name: string): unknown => {
  const shape = shapeOf(type)[name]
  if (!shape) throw new Error(`${type} has no field "${name}".`)
  return minimal(shape instanceof z.ZodOptional ? shape.unwrap() : shape)
}

const fields = (type: string, names: string[]) => Object.fromEntries(names.map(name => [name, field(type, name)]))
const ofCases = (...names: string[]) => fields("CaseStudiesPage", names)
const whole = (type: string) =>
  minimal(collections.find(collection => collection.type === type)!.shape) as Record<string, unknown>
const caseStudy: Record<string, unknown> = { ...whole("CaseStudy"), path: "/case-studies/title" }
const photo = { src: "/one.jpg", srcSet: null, sources: [], width: 9, height: 9, color: null }
const testimonial = { ...whole("Testimonial"), portrait: photo }
const library = { words: field("ResourcesPage", "library") }

/** A case with what was built in it. */
const built = {
  ...caseStudy,
  launch: 1,
  built: { picture: drawn, alt: null, caption: "Caption" },
}

/** Props of each section, by its file below src/sections. A new section adds its line here. */
export const smallest: Record<string, object> = {
  "banner.tsx": { banner: field("HomePage", "banner") },
  "case-studies/categories.tsx": ofCases("categories"),
  "case-studies/featured.tsx": { ...ofCases("featured", "labels"), cases: [caseStudy] },
  "case-studies/grid.tsx": { ...ofCases("all", "labels", "categories"), cases: [caseStudy] },
  "built-picture.tsx": { built: built.built },
  "case-study/built.tsx": { ...built, ...ofCases("labels") },
  "case-study/hero.tsx": { study: caseStudy, ...ofCases("labels"), category: "Category" },
  "case-study/next.tsx": { title: "Next", next: caseStudy },
  "case-study/quote.tsx": { quote: field("CaseStudy", "quote"), client: "Client", faces: [testimonial], more: null },
  "case-study/results.tsx": { head: { title: "Title", lead: "Lead" }, results: caseStudy.results },
  "case-study/services.tsx": {
    title: "Services",
    builders: "Builders",
    services: [{ name: "Name", path: "/services/name", card: field("Service", "card"), people: [] }],
  },
  "case-study/steps.tsx": { head: { title: "Title", lead: "Lead" }, study: caseStudy, ...ofCases("labels") },
  "case-study/story.tsx": { detail: { challenge: "Challenge", solution: "Solution" }, study: caseStudy },
  "faqs.tsx": { faqs: field("HomePage", "faqs"), name: "smallest" },
  "hero.tsx": { title: "Title", lead: "Lead" },
  "process.tsx": { process: field("CaseStudiesPage", "process") },
  "stats.tsx": field("CaseStudiesPage", "stats") as object,
  "home/hero.tsx": { hero: field("HomePage", "hero") },
  "home/reasons.tsx": { reasons: field("HomePage", "reasons") },
  "home/services.tsx": { services: field("HomePage", "services") },
  "home/testimonials.tsx": { testimonials: field("HomePage", "testimonials") },
  "home/work.tsx": { study: built, ...ofCases("labels") },
  "resources/filter-form.tsx": library,
  "resources/resource-card.tsx": { ...library, resource: whole("Resource"), icon: "guide" },
  "resources/resource-library.tsx": { ...library, resources: [{ ...whole("Resource"), yamlId: "one" }] },
  "resources/library-section.tsx": { title: "Title", children: <p>Library</p> },
}
