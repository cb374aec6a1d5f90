import { Typography } from "@mui/material"
import { styled } from "@mui/material/styles"
import { graphql } from "gatsby"
import { Section } from "../../components/section"
import { Container } from "../../components/container"
import { Glyph } from "../../scenes/glyphs"
import { space, stroke } from "../../theme/tokens"

const Split = styled(Container)(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "5fr 7fr",
  gap: `${space.s6} ${space.s7}`,
  [theme.breakpoints.down("md")]: { gridTemplateColumns: "1fr" },
}))

const List = styled("ul")(({ theme }) => ({
  "& li": {
    display: "grid",
    gridTemplateColumns: "5.5rem 1fr",
    gap: space.s5,
    alignItems: "center",
    paddingBlock: space.s5,
    borderTop: `1px solid ${theme.vars.palette.yard.line}`,
    "&:first-of-type": { borderTop: `${stroke.draw} solid ${theme.vars.palette.yard.ink}` },
    [theme.breakpoints.down(480)]: { gridTemplateColumns: "4rem 1fr", gap: space.s4 },
  },
}))

/** What goes wrong without this service: a ruled list, each problem with its small drawing. */
export const ServiceProblems = ({ problems }: { problems: Queries.ServiceProblemsFragment }) => (
  <Section>
    <Split>
      <div data-side>
        <Typography variant="h1">{problems.title}</Typography>
        {problems.lead && (
          <Typography variant="lead" sx={{ color: "text.secondary", marginTop: space.s4 }}>
            {problems.lead}
          </Typography>
        )}
      </div>
      <List>
        {problems.items.map(({ glyph, title, text }) => (
          <li key={title}>
            <Glyph name={glyph} />
            <div>
              <Typography variant="h3">{title}</Typography>
              <Typography sx={{ color: "text.secondary", marginTop: space.s1 }}>{text}</Typography>
            </div>
          </li>
        ))}
      </List>
    </Split>
  </Section>
)

export const query = graphql`
  fragment ServiceProblems on ServiceProblems {
    title
    lead
    items {
      glyph
      title
      text
    }
  }
`
