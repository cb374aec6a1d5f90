import type { z } from "zod"
import { blogCategory } from "./schema/blog-category"
import { blogPage } from "./schema/blog-page"
import { aboutPage } from "./schema/about-page"
import { blogPost } from "./schema/blog-post"
import { caseStudiesPage } from "./schema/case-studies-page"
import { caseStudy } from "./schema/case-study"
import { contactPage } from "./schema/contact-page"
import { faqPage } from "./schema/faq-page"
import { careersPage } from "./schema/careers-page"
import { homePage } from "./schema/home-page"
import { legalDocument } from "./schema/legal-document"
import { legalPages } from "./schema/legal-pages"
import { notFoundPage } from "./schema/not-found-page"
import { resource } from "./schema/resource"
import { resourcesPage } from "./schema/resources-page"
import { pricingPage } from "./schema/pricing-page"
import { onboardingPage } from "./schema/onboarding-page"
import { pressPage } from "./schema/press-page"
import { service } from "./schema/service"
import { servicesPage } from "./schema/services-page"
import { site } from "./schema/site"
import { testimonial } from "./schema/testimonial"
import { testimonialsPage } from "./schema/testimonials-page"

/** Where content lies and which shape it has. A new kind of content is one line here and one shape in `schema/`. */
export interface Collection {
  /** GraphQL type of a file, or of each item of a list file. */
  type: string
  /** `site.yaml` (one file) or `services/*.yaml` (every file of a folder). */
  files: string
  shape: z.ZodObject
  /** The file holds a list of such objects. */
  list?: boolean
}

export const collections = [
  { type: "SiteContent", files: "site.yaml", shape: site },
  { type: "Service", files: "services/*.yaml", shape: service },
  { type: "HomePage", files: "pages/home.yaml", shape: homePage },
  { type: "ServicesPage", files: "pages/services.yaml", shape: servicesPage },
  { type: "PricingPage", files: "pages/pricing.yaml", shape: pricingPage },
  { type: "ContactPage", files: "pages/contact.yaml", shape: contactPage },
  { type: "FaqPage", files: "pages/faq.yaml", shape: faqPage },
  { type: "NotFoundPage", files: "pages/not-found.yaml", shape: notFoundPage },
  { type: "CaseStudiesPage", files: "pages/case-studies.yaml", shape: caseStudiesPage },
  { type: "CaseStudy", files: "case-studies/*.yaml", shape: caseStudy },
  { type: "TestimonialsPage", files: "pages/testimonials.yaml", shape: testimonialsPage },
  { type: "Testimonial", files: "testimonials.yaml", shape: testimonial, list: true },
  { type: "BlogPage", files: "pages/blog.yaml", shape: blogPage },
  { type: "ResourcesPage", files: "pages/resources.yaml", shape: resourcesPage },
  { type: "BlogCategory", files: "blog-categories.yaml", shape: blogCategory, list: true },
  { type: "Resource", files: "resources.yaml", shape: resource, list: true },
  { type: "AboutPage", files: "pages/about.yaml", shape: aboutPage },
  { type: "CareersPage", files: "pages/careers.yaml", shape: careersPage },
  { type: "OnboardingPage", files: "pages/onboarding.yaml", shape: onboardingPage },
  { type: "PressPage", files: "pages/press.yaml", shape: pressPage },
  { type: "LegalPages", files: "pages/legal.yaml", shape: legalPages },
  { type: "BlogPost", files: "blog/*.mdx", shape: blogPost },
  { type: "LegalDocument", files: "legal/*.mdx", shape: legalDocument },
] as const satisfies Collection[]

/**
 * @param file path inside `content/`, with forward slashes
 * @returns the collection it belongs to, or `undefined`
 */
export const collectionOf = (file: string): Collection | undefined =>
  collections.find(({ files }) => {
    const [folder, ending] = files.split("*")
    if (ending === undefined || folder === undefined) return file === files
    return file.startsWith(folder) && file.endsWith(ending) && !file.slice(folder.length).includes("/")
  })
