import { graphql, type HeadProps, type PageProps } from "gatsby"
import { BlockList } from "#blocks/block-list"
import { Seo } from "#components/seo"
import { PageMain } from "#layout/page-main"
import type { SitePageContext } from "#site/page-context"
import { blogPosting } from "#structured-data/articles"
import { PostBody } from "./post/body"
import { PostHead } from "./post/head"
import { PostNext } from "./post/next"

const BlogPostPage = ({
  data: { blogPost, next, related, words },
  pageContext,
}: PageProps<Queries.BlogPostPageQuery, SitePageContext>) =>
  blogPost &&
  words && (
    <PageMain context={pageContext}>
      <article>
        <PostHead post={blogPost} updated={words.post.updated} />
        <PostBody post={blogPost} contents={words.post.contents} />
      </article>
      <PostNext next={next} related={related.nodes} words={words.post} />
      <BlockList blocks={words.post.blocks ?? []} page={{ path: blogPost.path, leadSource: blogPost.path.slice(1) }} />
    </PageMain>
  )

export default BlogPostPage

export const Head = ({ data: { blogPost }, pageContext }: HeadProps<Queries.BlogPostPageQuery, SitePageContext>) =>
  blogPost && (
    <Seo
      context={pageContext}
      title={blogPost.title}
      description={blogPost.excerpt}
      type="article"
      hasFeed
      data={site => [blogPosting(site, blogPost, pageContext.preview)]}
    />
  )

export const query = graphql`
  query BlogPostPage($id: String!, $next: String, $related: [String!]!) {
    blogPost(id: { eq: $id }) {
      ...PostEntry
      modifiedAt
      correction
      html
      headings {
        ...Action
      }
    }
    next: blogPost(id: { eq: $next }) {
      ...PostEntry
    }
    related: allBlogPost(filter: { id: { in: $related } }, sort: { publishedAt: DESC }) {
      nodes {
        ...PostEntry
      }
    }
    words {
      post {
        updated
        contents
        next
        related
        blocks {
          ...Block
        }
      }
    }
  }
`
