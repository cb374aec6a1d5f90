import { styled } from "@mui/material/styles"
import { graphql } from "gatsby"
import { Link } from "../../components/link"
import { Flag } from "../../components/flag"
import { fill } from "../../site/fill"
import { space, typeScale } from "../../theme/tokens"

const Facts = styled("ul")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space.s1} ${space.s4}`,
  fontSize: typeScale.small,
  color: theme.vars.palette.yard.inkSoft,
}))

const by = (post: Queries.PostFactsFragment, labels: Queries.BlogLabelsFragment, isLinked: boolean) => {
  const words = fill(labels.by, { author: post.author })
  return isLinked && post.signedBy ? <Link href={post.signedBy.path}>{words}</Link> : words
}

/**
 * Author, date, reading time and views of a post, in this order; each only if it is wanted. Before them, in `develop`,
 * what visitors do not see yet is marked.
 */
export const PostFacts = ({
  post,
  labels,
  only,
  linked,
}: {
  post: Queries.PostFactsFragment
  labels: Queries.BlogLabelsFragment
  only?: readonly Fact[]
  /** The author's name leads to their page. */
  linked?: boolean
}) => {
  const facts = {
    author: by(post, labels, Boolean(linked)),
    date: <time dateTime={post.published}>{post.date}</time>,
    readTime: fill(labels.readTime, { minutes: post.minutes }),
    views: post.views === null ? null : fill(labels.views, { views: post.views }),
  }
  return (
    <Facts aria-label={labels.details}>
      {post.flag && (
        <li>
          <Flag>{post.flag}</Flag>
        </li>
      )}
      {(only ?? allFacts).map(name => facts[name] && <li key={name}>{facts[name]}</li>)}
    </Facts>
  )
}

const allFacts = ["author", "date", "readTime", "views"] as const
type Fact = (typeof allFacts)[number]

export const query = graphql`
  fragment PostFacts on BlogPost {
    author
    signedBy {
      path
    }
    date
    published
    flag
    minutes
    views
  }
  fragment BlogLabels on BlogLabels {
    readTime
    views
    by
    updated
    share
    shared
    details
    contents
    next
    related
    headings
    pages
    page
    newer
    older
    feed
    empty
    sums
    sumsInvalid
  }
`
