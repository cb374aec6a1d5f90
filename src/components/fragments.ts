import { graphql } from "gatsby"

/** What blocks and pages ask of the types that they share (model/parts/common.ts), and of a picture. */
export const query = graphql`
  fragment Item on Item {
    title
    text
    picture {
      ...Photo
    }
    alt
    thumbnail {
      ...Photo
    }
    figure
    figureLabel
    href
    linkLabel
    note
    work
    outcome
    points
    when
    x
    y
  }
  fragment Figure on Figure {
    value
    label
    picture {
      ...Photo
    }
    comparison {
      ...Comparison
    }
    chart
    amount
    alt
  }
  fragment Comparison on Comparison {
    kind
    before
    after
    beforeLabel
    afterLabel
    alt
  }
  fragment Quote on Quote {
    quote
    name
    role
    company
    rating
    figure
    figureLabel
    bars {
      ...Comparison
    }
    weekHours
    weekDays
    weekAlt
  }
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
