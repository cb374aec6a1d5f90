import { graphql } from "gatsby"
import { Section } from "../../components/section"
import { SectionHead } from "../../components/section-head"
import { Container } from "../../components/container"
import { List, ListItem } from "../../components/list"
import { Typography } from "../../components/typography"
import { DirectReason, FastReason, FocusReason } from "../../scenes/home/reasons"
import { evenColumns } from "../../theme/even-columns"
import { SidePicture } from "../../components/side-picture"

const drawings = { fast: FastReason, focus: FocusReason, direct: DirectReason }

/** Why teams choose the agency, each reason drawn. */
export const HomeReasons = ({ reasons }: { reasons: Queries.HomeReasonsFragment }) => (
  <Section>
    <Container>
      <SectionHead title={reasons.title} />
      <List template={evenColumns(reasons.items.length, 3)} rowSpacing={3} columnSpacing="clamp(1.5rem, 4vw, 4rem)">
        {reasons.items.map(({ drawing, photo, drawingAlt, drawingLabels, title, text }) => {
          const Drawing = drawing && drawings[drawing]
          return (
            <ListItem
              key={title}
              template={{ sm: photo || drawing ? 2 : 1, md: 1 }}
              rowSpacing={2}
              columnSpacing={4}
              sx={{ alignItems: { sm: "center" }, alignContent: { md: "start" } }}
            >
              <SidePicture part={{ photo }} alt={drawingAlt}>
                {Drawing && <Drawing alt={drawingAlt ?? ""} labels={[...(drawingLabels ?? [])]} />}
              </SidePicture>
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
      photo {
        ...Photo
      }
      drawingAlt
      drawingLabels
      title
      text
    }
  }
`
