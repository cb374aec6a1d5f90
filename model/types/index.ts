import type { z } from "zod"
import { blogCategory } from "./blog-category"
import { blogPost } from "./blog-post"
import { careersPage } from "./careers-page"
import { caseStudiesPage } from "./case-studies-page"
import { caseStudy } from "./case-study"
import { claim } from "./claim"
import { formsPage } from "./forms-page"
import { homePage } from "./home-page"
import { legalDocument } from "./legal-document"
import { legalPages } from "./legal-pages"
import { notFoundPage } from "./not-found-page"
import { onboardingPage } from "./onboarding-page"
import { page } from "./page"
import { pressPage } from "./press-page"
import { prices } from "./prices"
import { redirect } from "./redirect"
import { resource } from "./resource"
import { resourcesPage } from "./resources-page"
import { service } from "./service"
import { siteContent } from "./site-content"
import { teamMember } from "./team-member"
import { teamPage } from "./team-page"
import { testimonial } from "./testimonial"
import { words } from "./words"
import type { ContentType } from "../../packages/content-engine"

/**
 * Every kind of content, one file of this folder each. The rest of the build reads what it needs to know of them here.
 */
export const contentTypes = [
  siteContent,
  service,
  blogPost,
  homePage,
  prices,
  formsPage,
  notFoundPage,
  caseStudiesPage,
  caseStudy,
  testimonial,
  resourcesPage,
  blogCategory,
  resource,
  careersPage,
  onboardingPage,
  pressPage,
  legalPages,
  legalDocument,
  redirect,
  claim,
  teamPage,
  teamMember,
  page,
  words,
] as const satisfies ContentType[]

type Known = (typeof contentTypes)[number]

/** Name of a kind of content, as in GraphQL. */
type TypeName = Known["type"]

/** The data of a kind of content, by its name: `DataOf<"Prices">`. */
export type DataOf<Name extends TypeName> = z.infer<Extract<Known, { type: Name }>["shape"]>
