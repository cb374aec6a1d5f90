import Link from "@mui/material/Link"
import List from "@mui/material/List"
import ListItem from "@mui/material/ListItem"
import { styled } from "@mui/material/styles"
import Typography from "@mui/material/Typography"
import { graphql } from "gatsby"
import { autoFit, balancedColumnCount, columns, HAS_THREE } from "#theme/layouts"
import { Portrait } from "./portrait"
import { Quotation } from "./quotation"

const PORTRAIT_WIDTH = "4rem"

const People = styled(List)({
  // Three people have a row each: in rows of two, one would be alone.
  [`&:not([data-team=wide])${HAS_THREE}`]: { gridTemplateColumns: "minmax(0, 1fr)" },
})

interface TeamListProps {
  people: readonly Queries.TeamMemberFragment[]
  /** Adds a quotation of each person. */
  withQuotes?: boolean
  /** Sets up to three columns on wide screens. Default: as many as fit. */
  threeColumns?: boolean
}

/** A list of team members: portrait, name, role and an optional quotation. */
export const TeamList = ({ people, withQuotes, threeColumns }: TeamListProps) =>
  people.length > 0 && (
    <People
      data-team={threeColumns ? "wide" : true}
      sx={{
        ...columns(threeColumns ? { md: balancedColumnCount(people.length, 3) } : { xs: autoFit("15rem") }),
        gap: 2,
        marginTop: withQuotes ? 0 : 3,
      }}
    >
      {people.map(({ name, role, path, portrait, quote }) => (
        <ListItem
          key={path}
          sx={{ ...columns({ xs: `${PORTRAIT_WIDTH} minmax(0, 1fr)` }), gap: 2, alignItems: "center" }}
        >
          <Portrait name={name} picture={portrait} sizes={PORTRAIT_WIDTH} />
          <div>
            <Link variant="action" href={path}>
              {name}
            </Link>
            <Typography variant="body2" component="small" color="textSecondary" sx={{ display: "block" }}>
              {role}
            </Typography>
            {withQuotes && quote && (
              <Typography sx={{ marginTop: 1 }}>
                <Quotation>{quote}</Quotation>
              </Typography>
            )}
          </div>
        </ListItem>
      ))}
    </People>
  )

export const query = graphql`
  fragment TeamMember on TeamMember {
    name
    role
    quote
    path
    portrait {
      ...Picture
    }
  }
`
