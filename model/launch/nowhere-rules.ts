import { issueIn, ofType, type Rule } from "../../packages/content-engine"
import { delivers, isOfThisMachine } from "../parts/delivery"
import { ALL_POSTS } from "../parts/blog-routes"
import { blogCategory } from "../types/blog-category"
import { blogPage } from "../types/blog-page"
import { blogPost } from "../types/blog-post"
import { caseStudiesPage } from "../types/case-studies-page"
import { contactPage } from "../types/contact-page"
import { faqPage } from "../types/faq-page"
import { pressPage } from "../types/press-page"
import { resource } from "../types/resource"
import { resourcesPage } from "../types/resources-page"
import { siteContent } from "../types/site-content"

/** The number on a tile is the number of posts behind it. */
const counts: Rule = ({ entries }) => {
  const posts = ofType(entries, blogPost).map(({ data }) => data)
  return ofType(entries, blogCategory).flatMap(entry => {
    const { id, name, count } = entry.data
    const there = posts.filter(
      ({ category, topics }) => id === ALL_POSTS || category === id || topics?.includes(id),
    ).length
    return count === undefined || count === there
      ? []
      : [issueIn(entry, ["count"], `The tile "${name}" says ${count}, and it leads to ${there}. Write ${there}.`)]
  })
}

const downloads: Rule = ({ entries }) => [
  ...ofType(entries, resource).flatMap(entry =>
    entry.data.downloadUrl === undefined
      ? [
          issueIn(
            entry,
            ["title"],
            `"${entry.data.title}" has nothing to download: visitors read that it is coming. Add downloadUrl.`,
          ),
        ]
      : [],
  ),
  ...ofType(entries, pressPage).flatMap(entry =>
    entry.data.assets.items.flatMap(({ title, href }, index) =>
      href === undefined
        ? [issueIn(entry, ["assets", "items", index, "title"], `"${title}" has no file: its button is dead. Add href.`)]
        : [],
    ),
  ),
]

/** Controls that a visitor can use and that do nothing, with the switch that makes each of them work. */
const inert: Rule = ({ entries }) => {
  const { forms, search } = ofType(entries, siteContent)[0]?.data ?? {}
  return [
    ...ofType(entries, contactPage).flatMap(entry =>
      delivers(forms, "contact")
        ? []
        : [issueIn(entry, ["form"], "The form sends nothing. Say in site.yaml, forms.contact, where messages go.")],
    ),
    ...[...ofType(entries, blogPage), ...ofType(entries, resourcesPage)].flatMap(entry =>
      delivers(forms, "newsletter")
        ? []
        : [
            issueIn(
              entry,
              ["newsletter"],
              "The newsletter form sends nothing. Say in site.yaml, forms.newsletter, where addresses go.",
            ),
          ],
    ),
    ...ofType(entries, blogPage).flatMap(entry =>
      search?.blog
        ? []
        : [issueIn(entry, ["categories", "searchLabel"], "The search finds nothing. Set search.blog in site.yaml.")],
    ),
    ...ofType(entries, caseStudiesPage).flatMap(entry =>
      search?.caseStudies
        ? []
        : [issueIn(entry, ["categories"], "These buttons filter nothing. Set search.caseStudies in site.yaml.")],
    ),
    ...ofType(entries, faqPage).flatMap(entry =>
      entry.data.help.chat && !entry.data.help.chat.href
        ? [issueIn(entry, ["help", "chat", "button"], "The chat button does nothing. Add href: where the chat is.")]
        : [],
    ),
  ]
}

/** An address that only the owner's machine reaches. */
const receivers: Rule = ({ entries }) =>
  ofType(entries, siteContent).flatMap(entry =>
    (["contact", "newsletter"] as const).flatMap(name => {
      const { endpoint } = entry.data.forms?.[name] ?? {}
      return endpoint && isOfThisMachine(endpoint)
        ? [
            issueIn(
              entry,
              ["forms", name, "endpoint"],
              `Visitors do not reach "${endpoint}". Write the public address.`,
            ),
          ]
        : []
    }),
  )

/** The editor signs in to a repository that is there. */
const editors: Rule = ({ entries }) =>
  ofType(entries, siteContent).flatMap(entry =>
    entry.data.editor.enabled && entry.data.editor.repository === "agency/website"
      ? [issueIn(entry, ["editor", "repository"], "The editor at /admin/ asks for a repository that is not yours.")]
      : [],
  )

/** What leads nowhere. */
export const nowhereRules: Rule[] = [counts, downloads, inert, receivers, editors]
