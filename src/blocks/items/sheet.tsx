import Box from "@mui/material/Box"
import { MarkedText } from "../../components/marked-line"
import Card from "@mui/material/Card"
import Container from "@mui/material/Container"
import { Section } from "../../components/section"
import Typography from "@mui/material/Typography"
import { columnsOf } from "../../theme/even-columns"
import { stroke } from "../../theme/tokens"
import { columns } from "../../theme/layouts"
import { Pictured } from "./lists"

const AIR = "clamp(1.25rem, 3vw, 2.75rem)"

/**
 * A line from one entry to the next: they stand beside one another where there is room. With its width a side gets the
 * color of the text, so its own is told at each width.
 */
const PARTED = {
  borderLeft: { md: 1 },
  borderTop: { xs: 1, md: 0 },
  borderColor: { xs: "colors.line", md: "colors.line" },
}

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
        <Pictured
          items={items}
          sx={{ ...columns(columnsOf(items.length, 2)), "& > * + *": PARTED }}
          entry={() => ({
            display: "grid",
            alignContent: "start",
            rowGap: 3.5,
            p: AIR,
            "& > :first-child, & p": { maxWidth: "32rem" },
          })}
          large
          slotProps={{ primary: { variant: "h2" }, secondary: { sx: { mt: 1.5 } } }}
        />
      </Card>
    </Container>
  </Section>
)
