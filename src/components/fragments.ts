import { graphql } from "gatsby"

/** Shared GraphQL fragment of pictures. */
export const query = graphql`
  fragment Picture on Picture {
    src
    width
    height
    alt
    image
    drawing {
      viewBox
      phoneViewBox
      content
      bounds
      inline
    }
  }
`
