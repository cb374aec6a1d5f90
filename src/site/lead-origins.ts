import { originId } from "./contact-href"
import { formatMessage } from "./format-message"

/** What the contact page knows of a place that leads to it: its name in a sentence, and what it lets us choose. */
type LeadOrigin = [name: string, projectType?: string, budget?: string]

/** What the script of the contact page is told. */
export interface LeadData {
  /** The line above the form; {from} is replaced. */
  line: string
  /** What follows it where a field was filled in. */
  filled: string
  /** Every place by the id that it has in an address (`contact-address.ts`). */
  origins: Record<string, LeadOrigin>
}

interface Service {
  slug: string
  name: string
  projectType?: string | null
  packages: readonly { name: string }[]
}

/** The content that leads are made from. */
interface LeadSources {
  words: Record<"fromLine" | "fromFilled" | "fromPlan" | "fromPackage" | "fromService" | "fromCase", string> & {
    fromPlaces: readonly { value: string; label: string }[]
  }
  /** Values of the field "Project Type". */
  projectTypes: readonly string[]
  plans: readonly { name: string; budget?: string | null }[]
  services: readonly Service[]
  cases: readonly { path: string; client: string; services: readonly string[] }[]
}

/** All that a lead may come from. The page comes after its parts, of which one may have no id of its own. */
export const leadOrigins = ({ words, projectTypes, plans, services, cases }: LeadSources): LeadData => {
  const typeOf = ({ slug, projectType }: Service) => projectType ?? (projectTypes.includes(slug) ? slug : undefined)
  const typesOf = (slugs: readonly string[]) =>
    slugs.flatMap(slug => services.filter(service => service.slug === slug).flatMap(service => typeOf(service) ?? []))
  const entries: [string, LeadOrigin][] = [
    ...plans.map(({ name, budget }): [string, LeadOrigin] => [
      originId("pricing", name),
      [formatMessage(words.fromPlan, { name }), undefined, budget ?? undefined],
    ]),
    ...services.flatMap((service): [string, LeadOrigin][] => [
      ...service.packages.map(({ name }): [string, LeadOrigin] => [
        originId(`services/${service.slug}`, name),
        [formatMessage(words.fromPackage, { name, service: service.name }), typeOf(service)],
      ]),
      [`services/${service.slug}`, [formatMessage(words.fromService, { service: service.name }), typeOf(service)]],
    ]),
    ...cases.map(({ path, client, services: used }): [string, LeadOrigin] => [
      path.slice(1),
      [formatMessage(words.fromCase, { client }), typesOf(used)[0]],
    ]),
    ...words.fromPlaces.map(({ value, label }): [string, LeadOrigin] => [value, [label]]),
  ]
  return { line: words.fromLine, filled: words.fromFilled, origins: Object.fromEntries(entries) }
}
