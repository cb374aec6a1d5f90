import { resolve } from "node:path"
import type { GatsbyNode } from "gatsby"
import { planLists, planPosts } from "./blog-pages"
import { routers } from "./content/routes"
import { type Preview, previewFor } from "./preview-images/images"

/** What every page that content makes knows of itself. */
export interface PageContext {
  id: string
  /** The address search engines are told; differs from the page's own on an alias. */
  canonical: string
  preview?: Preview | undefined
}

/** Templates by the type of content they show. */
const templates: Record<string, string> = {
  Service: "service",
  LegalDocument: "legal",
  CaseStudy: "case-study",
  OnboardingPage: "client-onboarding",
}

/** Makes a page for every service, post and document, at its canonical address and at every alias. */
export const createPages: GatsbyNode["createPages"] = async ({
  actions,
  getNode,
  getNodesByType,
  graphql,
  reporter,
}) => {
  const result = await graphql<Queries.CreatePagesQuery>(`
    query CreatePages {
      allService {
        nodes {
          id
          slug
          aliases
        }
      }
      allBlogPost {
        nodes {
          id
          title
          slug
          category
          topics
          published
        }
      }
      allBlogCategory {
        nodes {
          id
          yamlId
        }
      }
      allLegalDocument {
        nodes {
          id
          slug
        }
      }
      allCaseStudy {
        nodes {
          id
          title
        }
      }
      allOnboardingPage {
        nodes {
          id
        }
      }
    }
  `)
  const { data } = result
  if (!data) {
    reporter.panicOnBuild("The pages could not be listed.", result.errors as Error[])
    return
  }
  const [site] = getNodesByType("SiteContent")
  const createPage = <Context extends PageContext>({
    context,
    ...page
  }: {
    path: string
    component: string
    context: Context
  }) =>
    actions.createPage<Context>({ ...page, context: { ...context, preview: previewFor(getNode(context.id), site) } })
  const content = {
    Service: data.allService.nodes,
    LegalDocument: data.allLegalDocument.nodes,
    CaseStudy: data.allCaseStudy.nodes,
    OnboardingPage: data.allOnboardingPage.nodes,
  }
  for (const [type, nodes] of Object.entries(content)) {
    const component = resolve("src/templates", `${templates[type]}.tsx`)
    for (const node of nodes) {
      const { path: canonical, aliases } = routers[type]!(node)
      for (const path of [canonical, ...aliases]) createPage({ path, component, context: { id: node.id, canonical } })
    }
  }
  const posts = data.allBlogPost.nodes
  for (const page of planPosts(posts)) createPage({ ...page, component: resolve("src/templates/blog-post.tsx") })
  for (const page of planLists(posts, data.allBlogCategory.nodes))
    createPage({ ...page, component: resolve("src/templates/blog-list.tsx") })
}
