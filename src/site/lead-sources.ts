import { leadSourceId } from "./contact-href"
import { formatMessage } from "./format-message"

/** The page or part of a page that a lead comes from: its name in a sentence, and the form values it implies. */
type LeadSource = [name: string, projectType?: string, budget?: string]

/** Data of the script on the contact page. */
export interface LeadData {
  /** Line above the form, with {from}. */
  line: string
  /** Sentence added if a field was filled in. */
  filled: string
  /** Lead sources by id (`contact-href.ts`). */
  sources: Record<string, LeadSource>
}

interface Service {
  slug: string
  name: string
  projectType?: string | null
  packages: readonly { name: string }[]
}

/** Content that defines the lead sources. */
interface LeadSourceContent {
  words: Record<"fromLine" | "fromFilled" | "fromPlan" | "fromPackage" | "fromService" | "fromCase", string> & {
    fromPlaces: readonly { value: string; label: string }[]
  }
  /** Values of the field "Project Type". */
  projectTypes: readonly string[]
  plans: readonly { name: string; budget?: string | null }[]
  services: readonly Service[]
  caseStudies: readonly { path: string; client: string; services: readonly string[] }[]
}

/** Returns all lead sources. Pages follow their parts, because a part without an id has the id of its page. */
export const createLeadData = ({ words, projectTypes, plans, services, caseStudies }: LeadSourceContent): LeadData => {
  const typeOf = ({ slug, projectType }: Service) => projectType ?? (projectTypes.includes(slug) ? slug : undefined)
  const typesOf = (slugs: readonly string[]) =>
    slugs.flatMap(slug => services.filter(service => service.slug === slug).flatMap(service => typeOf(service) ?? []))
  const entries: [string, LeadSource][] = [
    ...plans.map(({ name, budget }): [string, LeadSource] => [
      leadSourceId("pricing", name),
      [formatMessage(words.fromPlan, { name }), undefined, budget ?? undefined],
    ]),
    ...services.flatMap((service): [string, LeadSource][] => [
      ...service.packages.map(({ name }): [string, LeadSource] => [
        leadSourceId(`services/${service.slug}`, name),
        [formatMessage(words.fromPackage, { name, service: service.name }), typeOf(service)],
      ]),
      [`services/${service.slug}`, [formatMessage(words.fromService, { service: service.name }), typeOf(service)]],
    ]),
    ...caseStudies.map(({ path, client, services: serviceSlugs }): [string, LeadSource] => [
      path.slice(1),
      [formatMessage(words.fromCase, { client }), typesOf(serviceSlugs)[0]],
    ]),
    ...words.fromPlaces.map(({ value, label }): [string, LeadSource] => [value, [label]]),
  ]
  return { line: words.fromLine, filled: words.fromFilled, sources: Object.fromEntries(entries) }
}
