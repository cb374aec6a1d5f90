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

/** All content types, one file each. */
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

/** A GraphQL name of a content type. */
type TypeName = AnyContentType["type"]

/** The data of a content type by name: `DataOf<"Prices">`. */
export type DataOf<Name extends TypeName> = z.infer<Extract<AnyContentType, { type: Name }>["schema"]>
