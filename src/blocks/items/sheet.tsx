import Box from "@mui/material/Box"
import { MarkedText } from "../../components/marked-line"
import Card from "@mui/material/Card"
import Container from "@mui/material/Container"

import List from "@mui/material/List"
import ListItem from "@mui/material/ListItem"
import { BESIDE_WORDS, PictureFigure } from "../../components/picture"
import { Section } from "../../components/section"
import Typography from "@mui/material/Typography"
import { columnsOf } from "../../theme/even-columns"
import { stroke } from "../../theme/tokens"
import { columns } from "../../theme/layouts"

const AIR = "clamp(1.25rem, 3vw, 2.75rem)"

/** A line from one entry to the next: they stand beside one another where there is room. */
const parted = (index: number) =>
  index === 0
    ? {}
    : { borderLeft: { md: 1 }, borderTop: { xs: 1, md: 0 }, borderColor: { xs: "colors.line", md: "colors.line" } }

/** Heading and entries on one sheet, two beside one another. */
export const Sheet = ({ id, title: heading, lead, items }: Queries.ItemsBlockFragment) => (
  <Section id={id} tone="tint">
    <Container>
      <Card variant="framed" sx={{ breakInside: "avoid" }}>
        <Box
          component="header"
          sx={{
            ...columns("7fr 5fr"),
            rowGap: 1.5,
            columnGap: 3,
            alignItems: "end",
            p: AIR,
            borderBottom: `${stroke.draw} solid`,
          }}
        >
          <Typography variant="h1">{heading}</Typography>
          <MarkedText color="textSecondary">{lead}</MarkedText>
        </Box>
        <List sx={{ ...columns(columnsOf(items.length, 2)) }}>
          {items.map(({ picture, alt, title, text }, index) => (
            <ListItem key={title} sx={{ p: AIR, ...parted(index) }}>
              <PictureFigure picture={picture} alt={alt} sizes={BESIDE_WORDS} sx={{ mb: 3.5, maxWidth: "32rem" }} />
              <Typography variant="h2" component="h3">
                {title}
              </Typography>
              <MarkedText color="textSecondary" sx={{ mt: 1.5, maxWidth: "32rem" }}>
                {text}
              </MarkedText>
            </ListItem>
          ))}
        </List>
      </Card>
    </Container>
  </Section>
)
