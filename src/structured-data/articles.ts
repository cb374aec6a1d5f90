import type { Article, BlogPosting, Organization, Person } from "schema-dts"
import { agencyRef } from "./agency"

interface Site {
  url: string
  name: string
}

interface Picture {
  src: string
}

/** Returns the author: a person, with their page if they have one, or the agency if the name contains its name. */
const authorOf = (
  site: Site,
  name: string,
  person: { readonly path: string } | null,
): Exclude<Person | Organization, string> => {
  if (person) return { "@type": "Person", name, url: `${site.url}${person.path}`, worksFor: agencyRef(site) }
  return name.includes(site.name) ? { ...agencyRef(site), name } : { "@type": "Person", name }
}

interface PostFacts {
  title: string
  path: string
  excerpt: string
  author: string
  /** YYYY-MM-DD */
  publishedAt: string
  modifiedAt: string | null
  correction: string | null
  authorProfile: { readonly path: string } | null
}

/** Returns the JSON-LD of a post. */
export const blogPosting = (
  site: Site,
  { title, path, excerpt, author, publishedAt, modifiedAt, correction, authorProfile }: PostFacts,
  picture?: Picture,
): BlogPosting => ({
  "@type": "BlogPosting",
  headline: title,
  description: excerpt,
  url: `${site.url}${path}`,
  author: authorOf(site, author, authorProfile),
  datePublished: publishedAt,
  ...(modifiedAt && { dateModified: modifiedAt }),
  ...(correction && { correction }),
  publisher: agencyRef(site),
  ...(picture ? { image: `${site.url}${picture.src}` } : {}),
})

interface CaseStudyFacts {
  title: string
  path: string
  client: string
  challenge: string
}

/** Returns the JSON-LD of a case study. It has no date: the content has weeks only. */
export const caseStudyArticle = (
  site: Site,
  { title, path, client, challenge }: CaseStudyFacts,
  picture?: Picture,
): Article => ({
  "@type": "Article",
  headline: title,
  description: challenge,
  url: `${site.url}${path}`,
  about: { "@type": "Organization", name: client },
  author: agencyRef(site),
  publisher: agencyRef(site),
  ...(picture ? { image: `${site.url}${picture.src}` } : {}),
})
