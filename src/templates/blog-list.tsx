import { graphql, type HeadProps, type PageProps } from "gatsby"
import { Blocks } from "../blocks/registry"
import { type Previewed, Seo } from "../components/seo"
import { formatMessage } from "../site/format-message"
import { Page } from "../layout/page"
import { type PlaceInList, PostList } from "./post/list"

interface ListContext extends PlaceInList {
  canonical: string
}

const BlogListPage = ({
  data: { blogCategory, categories, posts, words },
  pageContext,
}: PageProps<Queries.BlogListPageQuery, ListContext>) =>
  blogCategory &&
  words && (
    <Page pathname={blogCategory.path} title={blogCategory.crumb ?? blogCategory.name}>
      <PostList
        category={blogCategory}
        categories={categories.nodes}
        posts={posts.nodes}
        words={words.post}
        place={pageContext}
      />
      <Blocks blocks={words.post.listBlocks ?? []} page={blogCategory} />
    </Page>
  )

export default BlogListPage

export const Head = ({
  data: { blogCategory, words },
  pageContext: { canonical, page, pages, preview },
}: HeadProps<Queries.BlogListPageQuery, ListContext & Previewed>) => {
  if (!blogCategory || !words) return null
  const { title, description } = blogCategory.meta
  return (
    <Seo
      title={page === 1 ? title : `${title}, ${formatMessage(words.post.page, { page, pages })}`}
      description={description}
      path={canonical}
      preview={preview}
      crumbs={{ pathname: blogCategory.path, title: blogCategory.crumb ?? blogCategory.name }}
      feed
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
      name
      crumb
      heading
      description
      path
    }
    categories: allBlogCategory {
      nodes {
        name
        path
      }
    }
    posts: allBlogPost(filter: { id: { in: $posts } }, sort: [{ published: DESC }, { title: ASC }]) {
      nodes {
        ...PostEntry
      }
    }
    words {
      post {
        categories
        pages
        page
        newer
        older
        empty
        listBlocks {
          ...Blocks
        }
      }
    }
  }
`
