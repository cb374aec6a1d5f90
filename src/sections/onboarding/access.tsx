import { graphql } from "gatsby"
import Container from "@mui/material/Container"
import { CountedFigure } from "../../components/counted-figure"
import Box from "@mui/material/Box"
import { Section } from "../../components/section"
import { SectionHead } from "../../components/section-head"
import { Table, TableBody, TableCell, TableHead, TableRow } from "../../components/table"
import Typography from "@mui/material/Typography"
import { space } from "../../theme/tokens"
import { columns } from "../../theme/layouts"

/** Access and accounts: what we need, what for, and no more than that. */
export const OnboardingAccess = ({
  access: { title, lead, columns: heads, accounts, figure, note },
}: {
  access: Queries.OnboardingAccessFragment
}) => (
  <Section id="access">
    <Container>
      <SectionHead title={title} lead={lead} />
      <Table sx={{ "& tbody td:last-of-type": { color: "text.secondary" } }}>
        <TableHead>
          <TableRow>
            {[heads.name, heads.why, heads.level].map(name => (
              <TableCell key={name} component="th" scope="col">
                {name}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {accounts.map(({ name, why, level }) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row" sx={{ width: { sm: "26%" } }}>
                {name}
              </TableCell>
              <TableCell>{why}</TableCell>
              <TableCell sx={{ width: { sm: "30%" } }}>{level}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <Box sx={{ ...columns("5fr 7fr"), rowGap: 3, columnGap: "clamp(2rem, 5vw, 5rem)", alignItems: "end", mt: 6 }}>
        <CountedFigure {...figure} />
        <Typography sx={{ maxWidth: space.measure }}>{note}</Typography>
      </Box>
    </Container>
  </Section>
)

export const query = graphql`
  fragment OnboardingAccess on OnboardingAccess {
    title
    lead
    columns {
      name
      why
      level
    }
    accounts {
      name
      why
      level
    }
    figure {
      value
      label
    }
    note
  }
`
