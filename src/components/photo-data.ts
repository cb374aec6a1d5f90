import { graphql } from "gatsby"

/** What `Photo` shows; apart from it, because prose is rendered where there are no queries (gatsby/prose). */
export const query = graphql`
  fragment Photo on Photo {
    src
    width
    height
    alt
    image
    drawing {
      viewBox
      phone
      content
      frame
      isSmall
    }
  }
`
