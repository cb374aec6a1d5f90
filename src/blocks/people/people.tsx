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
import { columns, autoFit } from "#theme/layouts"
import type { Fields } from "../block"
import type { schema } from "./schema"

/** Somebody's portrait above their name; beside it on phones, where alone it leaves half of the screen empty. */
const Member = styled(ListItem)(({ theme }) => ({
  "& [data-portrait]": { maxWidth: "13rem", marginBottom: "1rem", "@media print": { maxWidth: "8rem" } },
  [theme.breakpoints.down("sm")]: {
    display: "grid",
    // By the width of the screen as well: text may be set at twice its size.
    grid: "1fr auto auto 1fr / min(7rem, 28vw) minmax(0, 1fr)",
    columnGap: "min(1.5rem, 6vw)",
    justifyItems: "start",
    "& [data-portrait]": { gridRow: "1 / span 4", width: "100%", alignSelf: "center", marginBottom: 0 },
    "& h2, & h3": { alignSelf: "end" },
    "& a": { alignSelf: "start" },
  },
}))

/** So many portraits a phone has room for: each further one that comes before the first paint puts it off. */
const EAGER_PORTRAITS = 1

/** Everybody who builds here, with the way to their own page. */
export const PeopleBlock = ({ id, heading, read }: Fields<typeof schema>) => {
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
        {/* Three stand in three columns, not in four of which one is empty. */}
        <List sx={{ ...columns({ xs: 1, sm: autoFit("13rem") }), columnGap: 4, rowGap: { xs: 4, sm: 6 } }}>
          {useTeam().map(({ name, role, says, path, portrait }, index) => (
            <Member key={path}>
              <Portrait name={name} photo={portrait} sizes="13rem" first={index < EAGER_PORTRAITS} />
              <Typography variant="h3" component={heading ? "h3" : "h2"}>
                {name}
              </Typography>
              <Typography color="textSecondary">{role}</Typography>
              {says && (
                <Typography sx={{ mt: 1 }}>
                  <Quotation>{says}</Quotation>
                </Typography>
              )}
              <Link variant="action" href={path}>
                {formatMessage(read, { name })}
              </Link>
            </Member>
          ))}
        </List>
        {words?.personSample && (
          <Typography variant="body2" color="textSecondary" sx={{ mt: 6 }}>
            {words.personSample}
          </Typography>
        )}
      </Container>
    </Section>
  )
}
