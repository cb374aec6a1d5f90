import { Typography } from "@mui/material"
import { styled } from "@mui/material/styles"
import { graphql } from "gatsby"
import { Link } from "../../components/link"
import { Section } from "../../components/section"
import { Unbroken } from "../../components/unbroken"
import { Container } from "../../components/container"
import { SymbolFigure } from "../../scenes/symbols"
import { space, stroke } from "../../theme/tokens"

const Split = styled(Container)(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "4fr 8fr",
  gap: `${space.s6} ${space.s5}`,
  [theme.breakpoints.down("md")]: { gridTemplateColumns: "1fr" },
}))

const List = styled("ul")(({ theme }) => {
  const { yard } = theme.vars.palette
  return {
    borderTop: `${stroke.draw} solid ${yard.ink}`,
    "& li": {
      position: "relative",
      display: "grid",
      gridTemplateColumns: "9rem 1fr",
      gap: space.s6,
      alignItems: "center",
      paddingBlock: space.s5,
      borderBottom: `1px solid ${yard.line}`,
      [theme.breakpoints.down("sm")]: { gridTemplateColumns: "5.5rem 1fr", gap: space.s4 },
    },
    "& a": { textDecoration: "none", "&::after": { content: '""', position: "absolute", inset: 0 } },
    "& li:hover a": { textDecoration: `underline 4px ${yard.signal}` },
  }
})

interface ServicesProps {
  title: string
  services: readonly Queries.CaseStudyServiceFragment[]
}

/** The services that were used, and the way to them. */
export const CaseStudyServices = ({ title, services }: ServicesProps) => (
  <Section>
    <Split>
      <Typography variant="h1">{title}</Typography>
      <List>
        {services.map(({ name, path, card }) => (
          <li key={path}>
            <SymbolFigure name={card.icon} />
            <div>
              <Typography variant="h2" component="h3">
                <Link href={path}>{name}</Link>
              </Typography>
              <Typography sx={{ color: "text.secondary", marginTop: space.s1 }}>
                <Unbroken>{card.description}</Unbroken>
              </Typography>
            </div>
          </li>
        ))}
      </List>
    </Split>
  </Section>
)

export const query = graphql`
  fragment CaseStudyService on Service {
    name
    path
    card {
      icon
      description
    }
  }
`
