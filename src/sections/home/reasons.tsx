import { graphql } from "gatsby"
import { Section } from "../../components/section"
import { SectionHead } from "../../components/section-head"
import { Container } from "../../components/container"
import { List, ListItem } from "../../components/list"
import { Typography } from "../../components/typography"
import { DirectReason, FastReason, FocusReason } from "../../scenes/home/reasons"
import { evenColumns } from "../../theme/even-columns"

const drawings = { fast: FastReason, focus: FocusReason, direct: DirectReason }

/** Why teams choose the agency, each reason drawn. */
export const HomeReasons = ({ reasons }: { reasons: Queries.HomeReasonsFragment }) => (
  <Section>
    <Container>
      <SectionHead title={reasons.title} />
      <List template={evenColumns(reasons.items.length, 3)} rowSpacing={3} columnSpacing="clamp(1.5rem, 4vw, 4rem)">
        {reasons.items.map(({ drawing, drawingAlt, drawingLabels, title, text }) => {
          const Drawing = drawings[drawing]
          return (
            <ListItem
              key={title}
              template={{ sm: 2, md: 1 }}
              rowSpacing={2}
              columnSpacing={4}
              sx={{ alignItems: { sm: "center" }, alignContent: { md: "start" } }}
            >
              <Drawing alt={drawingAlt} labels={[...drawingLabels]} />
              <div>
                <Typography variant="h3">{title}</Typography>
                <Typography color="textSecondary" sx={{ marginTop: 0.5 }}>
                  {text}
                </Typography>
              </div>
            </ListItem>
          )
        })}
      </List>
    </Container>
  </Section>
)

export const query = graphql`
  fragment HomeReasons on HomeReasons {
    title
    items {
      drawing
      drawingAlt
      drawingLabels
      title
      text
    }
  }
`
