import { readFileSync } from "node:fs"
import type { AnchorHTMLAttributes } from "react"
import { parse } from "yaml"
import { caseStudy } from "#model/types/case-study"
import { prices as pricesType } from "#model/types/prices"
import { siteContent } from "#model/types/site-content"
import { testimonial } from "#model/types/testimonial"
import { words as wordsType } from "#model/types/words"
import { drawingFixture } from "./drawing-fixture"
import { createMinimal } from "./minimal"

/** Mock of Gatsby's API for jsdom. Static queries return the content of tests/fixtures. */

const parseFixture = (file: string) =>
  parse(readFileSync(`tests/fixtures/content/${file}`, "utf8")) as Record<string, unknown>
const site = siteContent.schema.parse(parseFixture("site.yaml"))
const prices = pricesType.schema.parse(parseFixture("prices.yaml"))
const { library, ...otherWords } = wordsType.schema.parse(parseFixture("words.yaml"))
const categories = library.categories.map(category => ({ ...category, picture: drawingFixture }))
const words = { ...otherWords, library: { ...library, categories } }

const testimonialNode = {
  ...(createMinimal(testimonial.schema) as object),
  featured: true,
  portrait: null,
  caseStudy: null,
}

const caseStudyNode = {
  ...(createMinimal(caseStudy.schema) as object),
  featured: true,
  path: "/case-studies/one",
  deliverable: { picture: drawingFixture, alt: null, title: "Caption" },
  services: ["web-development"],
}

export const graphql = () => null

const serviceFields = { group: null, picture: null, lead: "Lead", features: ["Feature"], packages: [], blocks: [] }

const data: Record<string, unknown> = {
  site,
  prices,
  words,
  allPage: { nodes: [{ path: "/pricing", blocks: [{ __typename: "EstimatorBlock" }] }] },
  allTestimonial: { nodes: [testimonialNode] },
  allCaseStudy: { nodes: [caseStudyNode] },
  allService: {
    nodes: [
      { slug: "web-development", name: "Web Development", path: "/services/web-development", ...serviceFields },
      { slug: "automation-crm", name: "Automation & CRM", path: "/services/automation-crm", ...serviceFields },
    ],
  },
}

/** Data of static queries. Tests may change it. Missing lists (`all…`, `menu`) are empty. */
export const queryData = new Proxy(data, {
  get: (target, name) => target[String(name)] ?? (/^(?:all[A-Z]|menu$)/.test(String(name)) ? { nodes: [] } : undefined),
})

export const useStaticQuery = () => queryData

export const Link = ({ to, children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }) => (
  <a href={to} {...rest}>
    {children}
  </a>
)
