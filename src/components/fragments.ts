import { graphql } from "gatsby"

/** What blocks and pages ask of the types that they share (model/parts/common.ts), and of a picture. */
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
