import type { z } from "zod"
import type { ContentType } from "#engine"
import { blogCategory } from "./blog-category"
import { blogPost } from "./blog-post"
import { caseStudy } from "./case-study"
import { claim } from "./claim"
import { legalDocument } from "./legal-document"
import { page } from "./page"
import { prices } from "./prices"
import { redirect } from "./redirect"
import { resource } from "./resource"
import { service } from "./service"
import { siteContent } from "./site-content"
import { teamMember } from "./team-member"
import { testimonial } from "./testimonial"
import { words } from "./words"

/**
 * Every kind of content, one file of this folder each. The rest of the build reads what it needs to know of them here.
 */
export const contentTypes = [
  siteContent,
  service,
  blogPost,
  prices,
  caseStudy,
  testimonial,
  blogCategory,
  resource,
  legalDocument,
  redirect,
  claim,
  teamMember,
  page,
  words,
] as const satisfies ContentType[]

type AnyContentType = (typeof contentTypes)[number]

/** Name of a kind of content, as in GraphQL. */
type TypeName = AnyContentType["type"]

/** The data of a kind of content, by its name: `DataOf<"Prices">`. */
export type DataOf<Name extends TypeName> = z.infer<Extract<AnyContentType, { type: Name }>["schema"]>
