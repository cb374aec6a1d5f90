import { Typography } from "@mui/material"
import { graphql, type HeadProps, type PageProps } from "gatsby"
import { Prose } from "../components/prose"
import { Seo } from "../components/seo"
import { Wrap } from "../components/wrap"
import { Page } from "../layout/page"

const BlogPostPage = ({ data: { blogPost }, location }: PageProps<Queries.BlogPostPageQuery>) =>
  blogPost && (
    <Page pathname={location.pathname}>
      <Wrap>
        <Typography variant="page">{blogPost.title}</Typography>
        <Prose dangerouslySetInnerHTML={{ __html: blogPost.html }} />
      </Wrap>
    </Page>
  )

export default BlogPostPage

export const Head = ({ data: { blogPost } }: HeadProps<Queries.BlogPostPageQuery>) =>
  blogPost && <Seo title={blogPost.title} description={blogPost.excerpt} path={blogPost.path} type="article" />

export const query = graphql`
  query BlogPostPage($id: String!) {
    blogPost(id: { eq: $id }) {
      title
      excerpt
      path
      html
    }
  }
`
