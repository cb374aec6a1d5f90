import Box from "@mui/material/Box"
import { styled } from "@mui/material/styles"
import Typography from "@mui/material/Typography"
import { graphql } from "gatsby"
import Card from "@mui/material/Card"
import Container from "@mui/material/Container"
import { CountedFigure } from "../../components/counted-figure"
import List from "@mui/material/List"
import ListItem from "@mui/material/ListItem"
import { Section } from "../../components/section"
import { SectionHead } from "../../components/section-head"
import { space, stroke } from "../../theme/tokens"
import { columns } from "../../theme/layouts"

/** A sheet on a clipboard. */
const Sheet = styled(Card)(({ theme }) => ({
  position: "relative",
  breakInside: "avoid",
  display: "grid",
  gap: `${space.s6} clamp(1.5rem, 4vw, 4rem)`,
  padding: "clamp(2.5rem, 4vw, 3.5rem) clamp(1.25rem, 3vw, 2.75rem) clamp(1.25rem, 3vw, 2.75rem)",
  [theme.breakpoints.up("sm")]: { gridTemplateColumns: "1fr 1fr" },
  "&::before": {
    content: '""',
    position: "absolute",
    top: -15,
    left: "calc(50% - 3.5rem)",
    width: "7rem",
    height: 28,
    background: theme.vars.palette.colors.background,
    border: `${stroke.key} solid ${theme.vars.palette.colors.text}`,
    borderRadius: "3px 3px 0 0",
    // The sheet may begin a page, above which nothing is printed.
    "@media print": { display: "none" },
  },
}))

/** A box to tick before each. */
const POINT = {
  columnGap: 1.5,
  py: 1.5,
  borderTop: 1,
  borderColor: "colors.line",
  lineHeight: 1.4,
  "&::before": { content: '""', width: 18, height: 18, mt: "2px", border: `${stroke.draw} solid` },
}

/** Lists to tick, beside their heading. */
export const Checklists = ({ id, title, lead, figure, figureLabel, items }: Queries.ChecklistsBlockFragment) => (
  <Section id={id ?? undefined}>
    <Container
      sx={{ ...columns({ lg: "4fr 8fr" }), rowGap: 6, columnGap: "clamp(2rem, 5vw, 5rem)", alignItems: "start" }}
    >
      <SectionHead stacked title={title} lead={lead}>
        {figure && (
          <Box sx={{ mt: 6 }}>
            <CountedFigure value={figure} label={figureLabel} />
          </Box>
        )}
      </SectionHead>
      <Sheet variant="framed">
        {items.map(({ title: name, points }) => (
          <div key={name}>
            <Typography variant="h3">{name}</Typography>
            <List sx={{ mt: 2 }}>
              {points.map(point => (
                <ListItem key={point} sx={{ ...columns({ xs: "1.125rem 1fr" }), ...POINT }}>
                  {point}
                </ListItem>
              ))}
            </List>
          </div>
        ))}
      </Sheet>
    </Container>
  </Section>
)

export const query = graphql`
  fragment ChecklistsBlock on ChecklistsBlock {
    id
    title
    lead
    figure
    figureLabel
    items {
      title
      points
    }
  }
`
