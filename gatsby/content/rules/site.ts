import { routesOf } from "../routes"
import { didYouMean, possible } from "../suggest"
import { different, issueIn, namesOf, onEach, type Rule } from "./rule"

/** The footer names services by slug, each once. */
const footerServicesExist: Rule = context => {
  const slugs = namesOf(context, "Service", "slug")
  return onEach<{ footer: { services: string[] } }>("SiteContent", ({ footer: { services } }, entry) => [
    ...services.flatMap((slug, index) =>
      !slugs || slugs.includes(slug)
        ? []
        : [issueIn(entry, ["footer", "services", index], `No service has the slug "${slug}".${possible(slug, slugs)}`)],
    ),
  ])(context)
}

/** Friendly names are given to parts of addresses that exist, each once. */
const breadcrumbsUsed: Rule = context => {
  const addresses = [
    ...context.folder.pages,
    ...routesOf([...context.entries, ...context.misshapen]).flatMap(({ path, aliases }) => [path, ...aliases]),
  ]
  const segments = [...new Set(addresses.flatMap(address => address.split("/").filter(Boolean)))]
  return onEach<{ breadcrumbs: { segment: string }[] }>("SiteContent", ({ breadcrumbs }, entry) => [
    ...different(entry, ["breadcrumbs"], breadcrumbs, "segment"),
    ...breadcrumbs.flatMap(({ segment }, index) =>
      context.unknown.size > 0 || segments.includes(segment)
        ? []
        : [
            issueIn(
              entry,
              ["breadcrumbs", index, "segment"],
              `No address has the part "${segment}".${didYouMean(segment, segments)} Correct it or delete the entry.`,
            ),
          ],
    ),
  ])(context)
}

export const siteRules: Rule[] = [footerServicesExist, breadcrumbsUsed]
