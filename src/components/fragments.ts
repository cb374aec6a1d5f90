import { graphql } from "gatsby"

/** Shared GraphQL fragment of pictures. */
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
