import { graphql, type HeadProps, type PageProps } from "gatsby"
import { type Previewed, Seo } from "../components/seo"
import { Page } from "../layout/page"
import { Banner } from "../sections/banner"
import { PostBody } from "../sections/blog/post-body"
import { PostHead } from "../sections/blog/post-head"
import { PostNext } from "../sections/blog/post-next"
import { tellingFrom } from "../site/contact-address"
import { blogPosting } from "../structured-data/articles"

const BlogPostPage = ({
  data: { blogPost, next, related, blogPage },
  location,
}: PageProps<Queries.BlogPostPageQuery>) =>
  blogPost &&
  blogPage && (
    <Page pathname={location.pathname}>
      <article>
        <PostHead post={blogPost} labels={blogPage.labels} />
        <PostBody post={blogPost} labels={blogPage.labels} />
      </article>
      <PostNext next={next} related={related.nodes} labels={blogPage.labels} />
      <Banner
        banner={{ ...blogPage.postBanner, primary: tellingFrom(blogPage.postBanner.primary, blogPost.path.slice(1)) }}
      />
    </Page>
  )

export default BlogPostPage

export const Head = ({
  data: { blogPost, everything },
  pageContext,
}: HeadProps<Queries.BlogPostPageQuery, Previewed>) =>
  blogPost && (
    <Seo
      title={blogPost.title}
      description={blogPost.excerpt}
      path={blogPost.path}
      type="article"
      preview={pageContext.preview}
      crumbs={{ title: blogPost.title }}
      feed={everything}
      data={site => [blogPosting(site, blogPost, pageContext.preview)]}
    />
  )

export const query = graphql`
  query BlogPostPage($id: String!, $next: String, $related: [String!]!) {
    blogPost(id: { eq: $id }) {
      path
      published
      modified
      update {
        change
      }
      ...PostHead
      ...PostBody
    }
    next: blogPost(id: { eq: $next }) {
      ...BlogEntry
    }
    related: allBlogPost(filter: { id: { in: $related } }, sort: { published: DESC }) {
      ...PostNext
    }
    everything: blogCategory(yamlId: { eq: "all" }) {
      ...Feed
    }
    blogPage {
      labels {
        ...BlogLabels
      }
      postBanner {
        ...Banner
      }
    }
  }
`
