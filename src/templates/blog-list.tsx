import { graphql, type HeadProps, type PageProps } from "gatsby"
import { BlockList } from "#blocks/block-list"
import { Seo } from "#components/seo"
import { PageMain } from "#layout/page-main"
import { formatMessage } from "#site/format-message"
import type { SitePageContext } from "#site/page-context"
import { type Pagination, PostList } from "./post/list"

type ListContext = Pagination & SitePageContext

const BlogListPage = ({
  data: { blogCategory, categories, posts, words },
  pageContext,
}: PageProps<Queries.BlogListPageQuery, ListContext>) =>
  blogCategory &&
  words && (
    <PageMain context={pageContext}>
      <PostList
        category={blogCategory}
        categories={categories.nodes}
        posts={posts.nodes}
        words={words.post}
        pagination={pageContext}
      />
      <BlockList blocks={words.post.listBlocks ?? []} page={blogCategory} />
    </PageMain>
  )

export default BlogListPage

export const Head = ({
  data: { blogCategory, words },
  pageContext,
}: HeadProps<Queries.BlogListPageQuery, ListContext>) => {
  if (!blogCategory || !words) return null
  const { title, description } = blogCategory.meta
  const { page, pageCount } = pageContext
  return (
    <Seo
      context={pageContext}
      title={page === 1 ? title : `${title}, ${formatMessage(words.post.page, { page, pages: pageCount })}`}
      description={description}
      hasFeed
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
    posts: allBlogPost(filter: { id: { in: $posts } }, sort: [{ publishedAt: DESC }, { title: ASC }]) {
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
          ...Block
        }
      }
    }
  }
`
