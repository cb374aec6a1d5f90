import type { Article, BlogPosting, Organization, Person } from "schema-dts"
import { agencyRef } from "./agency"

interface Site {
  url: string
  name: string
}

interface Picture {
  src: string
}

/** Who signs: a person, or the agency's team where its name says so. */
const authorOf = (site: Site, name: string, path?: string): Exclude<Person | Organization, string> => ({
  "@type": name.includes(site.name) ? "Organization" : "Person",
  name,
  ...(path !== undefined && { url: `${site.url}${path}` }),
})

interface PostFacts {
  title: string
  path: string
  excerpt: string
  author: string
  /** YYYY-MM-DD */
  published: string
  modified: string | null
  update: { readonly change: string } | null
  signedBy: { readonly path: string } | null
}

/** A post of the blog. */
export const blogPosting = (
  site: Site,
  { title, path, excerpt, author, published, modified, update, signedBy }: PostFacts,
  picture?: Picture,
): BlogPosting => ({
  "@type": "BlogPosting",
  headline: title,
  description: excerpt,
  url: `${site.url}${path}`,
  author: authorOf(site, author, signedBy?.path),
  datePublished: published,
  ...(modified && { dateModified: modified }),
  ...(update && { correction: update.change }),
  publisher: agencyRef(site),
  ...(picture ? { image: `${site.url}${picture.src}` } : {}),
})

interface CaseFacts {
  title: string
  path: string
  client: string
  challenge: string
}

/** A case study. It has no date: what it tells is told by weeks. */
export const caseArticle = (site: Site, { title, path, client, challenge }: CaseFacts, picture?: Picture): Article => ({
  "@type": "Article",
  headline: title,
  description: challenge,
  url: `${site.url}${path}`,
  about: { "@type": "Organization", name: client },
  author: agencyRef(site),
  publisher: agencyRef(site),
  ...(picture ? { image: `${site.url}${picture.src}` } : {}),
})
