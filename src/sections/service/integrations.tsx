import { Typography } from "@mui/material"
import { styled } from "@mui/material/styles"
import { graphql } from "gatsby"
import { Section } from "../../components/section"
import { Chip } from "../../components/chip"
import { SectionHead } from "../../components/section-head"
import { Container } from "../../components/container"
import { space, stroke } from "../../theme/tokens"

/** A patch panel: one row a kind of tool, a line in, sockets for the tools. */
const Panel = styled("dl")(({ theme }) => {
  const { yard } = theme.vars.palette
  return {
    borderTop: `${stroke.draw} solid ${yard.ink}`,
    "& > div": {
      display: "grid",
      gridTemplateColumns: "4fr 8fr",
      gap: space.s4,
      alignItems: "center",
      paddingBlock: space.s4,
      borderBottom: `1px solid ${yard.line}`,
    },
    "& ul": { display: "flex", flexWrap: "wrap", gap: space.s2, position: "relative" },
    [theme.breakpoints.down("md")]: { "& > div": { gridTemplateColumns: "1fr", gap: space.s3 } },
  }
})

/** Tools and platforms we connect, by kind. */
export const ServiceIntegrations = ({ integrations }: { integrations: Queries.ServiceIntegrationsFragment }) => (
  <Section>
    <Container>
      <SectionHead title={integrations.title} lead={integrations.lead} />
      <Panel>
        {integrations.groups.map(({ name, tools }) => (
          <div key={name}>
            <dt>
              <Typography variant="h3" component="span">
                {name}
              </Typography>
            </dt>
            <dd>
              <ul>
                {tools.map(tool => (
                  <li key={tool}>
                    <Chip>{tool}</Chip>
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </Panel>
    </Container>
  </Section>
)

export const query = graphql`
  fragment ServiceIntegrations on ServiceIntegrations {
    title
    lead
    groups {
      name
      tools
    }
  }
`
