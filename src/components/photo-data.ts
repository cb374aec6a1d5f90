import { graphql } from "gatsby"

/** What `Photo` shows; apart from it, because prose is rendered where there are no queries (gatsby/prose). */
export const query = graphql`
  fragment Photo on Photo {
    src
    srcSet
    width
    height
    color
    alt
    drawing {
      viewBox
      phone
      tablet
      content
      frame
      isSmall
    }
    sources {
      type
      srcSet
    }
  }
`
