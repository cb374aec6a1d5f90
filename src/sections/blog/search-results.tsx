import { styled } from "@mui/material/styles"
import { graphql } from "gatsby"
import { PageData } from "../../components/page-data"
import { searchAttribute } from "../../browser/search/names"
import type { SearchWords } from "../../browser/search/results"
import { stretchedRules } from "../../theme/components/navigation"
import { toggleRules } from "../../theme/components/toggles"
import { space, stroke, typeScale } from "../../theme/tokens"

/** What the search shows in place of the tiles: its status, categories, and a ruled list; a script makes them. */
const Root = styled("div")(({ theme }) => {
  const { yard } = theme.vars.palette
  return {
    "&:not([hidden]) + ul": { display: "none" },
    "& [role=status]": { ...theme.typography.h3, overflowWrap: "anywhere" },
    "& [role=group]": { display: "flex", flexWrap: "wrap", gap: space.s2, marginTop: space.s4 },
    "& button": toggleRules(theme),
    "& ol": { marginBlock: space.s5, borderTop: `${stroke.draw} solid ${yard.ink}` },
    "& ol li": { position: "relative", paddingBlock: space.s4, borderBottom: `1px solid ${yard.line}` },
    "& h3": { fontSize: typeScale.lead, lineHeight: 1.25 },
    "& h3 a": stretchedRules(theme),
    "& li p": { maxWidth: space.measure, marginBlock: space.s2, color: yard.inkSoft },
    "& small": { fontSize: typeScale.small, color: yard.inkSoft },
    "& mark": { background: yard.signal, color: yard.onSignal, paddingInline: ".08em" },
    "& > div > p": { marginTop: space.s3 },
  }
})

interface ResultsProps {
  words: Queries.BlogSearchFragment
  everything: { label: string; href: string }
}

/** Where the results of the search will be shown: empty until something is searched for (src/browser/search/). */
export const SearchResults = ({ words, everything }: ResultsProps) => {
  const told: SearchWords = { ...words, everything: { label: everything.label, href: everything.href } }
  return (
    <Root hidden {...{ [searchAttribute]: "" }}>
      <PageData data={told} />
      <p role="status" />
      <div />
    </Root>
  )
}

export const query = graphql`
  fragment BlogSearch on BlogSearch {
    found
    foundOne
    results
    categories
    all
    more
    none
    noneText
    failed
  }
`
