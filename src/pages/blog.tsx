import { graphql, type HeadProps, type PageProps } from "gatsby"
import { type Previewed, Seo } from "../components/seo"
import { Page } from "../layout/page"
import { Banner } from "../sections/banner"
import { BlogCategories } from "../sections/blog/categories"
import { Hero } from "../sections/hero"
import { BlogLatest } from "../sections/blog/latest"
import { BlogTopics } from "../sections/blog/topics"
import { Newsletter } from "../sections/newsletter"

const BlogPage = ({
  data: { blogPage, tiles, topics, latest, siteContent, formsPage },
  location,
}: PageProps<Queries.BlogPageQuery>) =>
  blogPage && (
    <Page pathname={location.pathname} floating={blogPage.floating}>
      <Hero {...blogPage.hero} />
      <BlogCategories words={blogPage.categories} categories={tiles.nodes} />
      <BlogLatest words={blogPage.latest} posts={latest.nodes} labels={blogPage.labels} />
      <Newsletter
        newsletter={blogPage.newsletter}
        delivery={siteContent?.forms?.newsletter}
        words={formsPage}
        checked
      />
      <BlogTopics words={blogPage.topics} categories={topics.nodes} />
      <Banner banner={blogPage.banner} />
    </Page>
  )

export default BlogPage

export const Head = ({ data: { blogPage, everything }, pageContext }: HeadProps<Queries.BlogPageQuery, Previewed>) =>
  blogPage && <Seo {...blogPage.meta} path="/blog" preview={pageContext.preview} feed={everything} />

export const query = graphql`
  query BlogPage {
    blogPage {
      meta {
        ...PageMeta
      }
      hero {
        ...Hero
      }
      categories {
        ...BlogCategories
      }
      latest {
        ...BlogLatest
      }
      newsletter {
        ...Newsletter
      }
      topics {
        ...BlogTopics
      }
      banner {
        ...Banner
      }
      floating {
        ...Action
      }
      labels {
        ...BlogLabels
      }
    }
    everything: blogCategory(yamlId: { eq: "all" }) {
      ...Feed
    }
    tiles: allBlogCategory(filter: { count: { gt: 0 } }) {
      nodes {
        ...BlogTile
      }
    }
    topics: allBlogCategory {
      nodes {
        ...BlogTopic
      }
    }
    latest: allBlogPost(sort: [{ featured: DESC }, { published: DESC }, { title: ASC }], limit: 6) {
      nodes {
        ...BlogEntry
      }
    }
    siteContent {
      forms {
        newsletter {
          ...Delivery
        }
      }
    }
    formsPage {
      ...FormWords
    }
  }
`
