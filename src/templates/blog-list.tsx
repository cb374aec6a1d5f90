import { graphql, type HeadProps, type PageProps } from "gatsby"
import { type Previewed, Seo } from "../components/seo"
import { fill } from "../site/fill"
import { Page } from "../layout/page"
import { Banner } from "../sections/banner"
import { BlogList, type PlaceInList } from "../sections/blog/list"

interface ListContext extends PlaceInList {
  canonical: string
}

const BlogListPage = ({
  data: { blogCategory, categories, posts, blogPage },
  pageContext,
}: PageProps<Queries.BlogListPageQuery, ListContext>) =>
  blogCategory &&
  blogPage && (
    <Page pathname={blogCategory.path}>
      <BlogList
        category={blogCategory}
        categories={categories.nodes}
        posts={posts.nodes}
        labels={blogPage.labels}
        place={pageContext}
      />
      <Banner banner={blogPage.banner} />
    </Page>
  )

export default BlogListPage

export const Head = ({
  data: { blogCategory, blogPage, everything },
  pageContext: { canonical, page, pages, preview },
}: HeadProps<Queries.BlogListPageQuery, ListContext & Previewed>) => {
  if (!blogCategory || !blogPage) return null
  const { title, description } = blogCategory.meta
  return (
    <Seo
      title={page === 1 ? title : `${title}, ${fill(blogPage.labels.page, { page, pages })}`}
      description={description}
      path={canonical}
      preview={preview}
      crumbs={{ pathname: blogCategory.path }}
      feed={everything}
    />
  )
}

export const query = graphql`
  query BlogListPage($id: String!, $posts: [String!]!) {
    blogCategory(id: { eq: $id }) {
      meta {
        title
        description
      }
      ...BlogListHead
    }
    everything: blogCategory(yamlId: { eq: "all" }) {
      ...Feed
    }
    categories: allBlogCategory {
      nodes {
        name
        path
      }
    }
    posts: allBlogPost(filter: { id: { in: $posts } }, sort: [{ published: DESC }, { title: ASC }]) {
      nodes {
        ...BlogEntry
      }
    }
    blogPage {
      labels {
        ...BlogLabels
      }
      banner {
        ...Banner
      }
    }
  }
`
