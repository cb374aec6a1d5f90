import type { Node } from "gatsby"
import { planPages } from "#model"
import { breadcrumbLabelOf, createBreadcrumbs } from "./breadcrumbs"

/** Content nodes by type, with the fields of paths and labels. */
const content: Record<string, object[]> = {
  Page: [
    { path: "/" },
    { path: "/blog" },
    { path: "/case-studies", crumb: "Case Studies" },
    { path: "/client-onboarding", aliases: ["/onboarding"] },
    { path: "/onboarding/first-week" },
    { path: "/for/dentists/berlin" },
    { path: "/secret", crumb: "Secret name", hidden: true },
    { path: "/secret/offer" },
  ],
  Service: [
    { slug: "automation-crm", name: "Automation & CRM" },
    { slug: "secret", name: "Secret service", hidden: true },
  ],
  CaseStudy: [{ title: "A quote, in 11 minutes" }],
  BlogPost: Array.from({ length: 13 }, (_, index) => ({
    title: `Post ${index}: a title`,
    category: "seo",
    topics: [],
    date: "2025-01-01",
  })),
  BlogCategory: [
    { yamlId: "all", name: "All", crumb: "All articles" },
    { yamlId: "seo", name: "SEO" },
  ],
  LegalDocument: [{ slug: "terms", title: "Terms of Service" }],
}

const nodes = Object.entries(content).flatMap(([type, list]) =>
  list.map((fields, index) => ({ ...fields, id: `${type} ${index}`, internal: { type } }) as unknown as Node),
)
const getNode = (id: string) => nodes.find(node => node.id === id)
const planned = planPages(type => nodes.filter(node => node.internal.type === type))
const breadcrumbsOf = createBreadcrumbs(planned, getNode)

/** Formats the breadcrumb of a page: links in angle brackets. */
const formatBreadcrumb = (path: string) => {
  const { breadcrumbPath = path, context } = planned.find(page => page.path === path)!
  const crumbs = breadcrumbsOf(breadcrumbPath, breadcrumbLabelOf(getNode(context.id)))
  return crumbs
    .map(({ label, isPage }, index) => (isPage && index < crumbs.length - 1 ? `<${label}>` : label))
    .join(" / ")
}

describe("createBreadcrumbs", () => {
  test.each([
    ["the home page", "/", ""],
    ["a page with a breadcrumb label", "/case-studies", "Case Studies"],
    ["a page without a breadcrumb label", "/client-onboarding", "Client onboarding"],
    ["an alias", "/onboarding", "Onboarding"],
    ["a page below an alias", "/onboarding/first-week", "<Onboarding> / First week"],
    ["a page below paths without pages", "/for/dentists/berlin", "For / Dentists / Berlin"],
    ["a page below a hidden page", "/secret/offer", "Secret / Offer"],
    ["a service whose parent is unpublished", "/services/automation-crm", "Services / Automation & CRM"],
    ["the alias of a service", "/automation-crm", "Automation & CRM"],
    ["a case study", "/case-studies/a-quote-in-11-minutes", "<Case Studies> / A quote in 11 minutes"],
    ["a post", "/blog/post-7-a-title", "<Blog> / Post 7 a title"],
    ["a category", "/blog/category/seo", "<Blog> / <Category> / SEO"],
    ["a category with a breadcrumb label", "/blog/all", "<Blog> / All articles"],
    ["the second page of a list", "/blog/all/page/2", "<Blog> / All articles"],
    ["a legal document", "/legal/terms", "Legal / Terms of Service"],
  ])("names and links the parts of %s", (_, path, expected) => expect(formatBreadcrumb(path)).toBe(expected))
})
