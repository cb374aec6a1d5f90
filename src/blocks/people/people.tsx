import Container from "@mui/material/Container"
import Link from "@mui/material/Link"
import List from "@mui/material/List"
import ListItem from "@mui/material/ListItem"
import { styled } from "@mui/material/styles"
import Typography from "@mui/material/Typography"
import { graphql, useStaticQuery } from "gatsby"
import { Portrait } from "#components/portrait"
import { Quotation } from "#components/quotation"
import { Section } from "#components/section"
import { SectionHeader } from "#components/section-header"
import { formatMessage } from "#site/format-message"
import { useTeam } from "#site/use-team"
import { autoFit, columns } from "#theme/layouts"
import { space } from "#theme/tokens"
import type { Fields } from "../block"
import type { peopleSchema } from "./schema"

/** A team member: portrait above the name; on phones beside it, to save space. */
const TeamMember = styled(ListItem)(({ theme }) => ({
  "& [data-portrait]": { maxWidth: "13rem", marginBottom: 2, "@media print": { maxWidth: "8rem" } },
  [theme.breakpoints.down("sm")]: {
    display: "grid",
    // `vw` limits the column if the text is zoomed to 200 %.
    grid: "1fr auto auto 1fr / min(7rem, 28vw) minmax(0, 1fr)",
    columnGap: `min(${space.s5}, 6vw)`,
    justifyItems: "start",
    "& [data-portrait]": { gridRow: "1 / span 4", width: "100%", alignSelf: "center", marginBottom: 0 },
    "& h2, & h3": { alignSelf: "end" },
    "& a": { alignSelf: "start" },
  },
}))

/** Number of portraits above the fold on phones: each eager portrait delays the first paint. */
const EAGER_PORTRAITS = 1

/** The team, with links to their pages. */
export const PeopleBlock = ({ id, heading, linkLabel }: Fields<typeof peopleSchema>) => {
  const { words } = useStaticQuery<Queries.PeopleQuery>(graphql`
    query People {
      words {
        personSample
      }
    }
  `)
  return (
    <Section id={id}>
      <Container>
        {heading && <SectionHeader title={heading} />}
        {/* Auto-fit: three people fill three columns, not four. */}
        <List sx={{ ...columns({ xs: 1, sm: autoFit("13rem") }), columnGap: 4, rowGap: { xs: 4, sm: 6 } }}>
          {useTeam().map(({ name, role, quote, path, portrait }, index) => (
            <TeamMember key={path}>
              <Portrait name={name} picture={portrait} sizes="13rem" eager={index < EAGER_PORTRAITS} />
              <Typography variant="h3" component={heading ? "h3" : "h2"}>
                {name}
              </Typography>
              <Typography color="textSecondary">{role}</Typography>
              {quote && (
                <Typography sx={{ marginTop: 1 }}>
                  <Quotation>{quote}</Quotation>
                </Typography>
              )}
              <Link variant="action" href={path}>
                {formatMessage(linkLabel, { name })}
              </Link>
            </TeamMember>
          ))}
        </List>
        {words?.personSample && (
          <Typography variant="body2" color="textSecondary" sx={{ marginTop: 6 }}>
            {words.personSample}
          </Typography>
        )}
      </Container>
    </Section>
  )
}
