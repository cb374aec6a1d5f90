import Stack from "@mui/material/Stack"
import List from "@mui/material/List"
import ListItem from "@mui/material/ListItem"
import { HeadedSection } from "../../components/headed-section"
import { Signature } from "../../components/signature"
import Typography from "@mui/material/Typography"
import { space, stroke, typeScale } from "../../theme/tokens"
import { Quoted } from "../../components/quoted"
import { TestimonialFigure } from "./featured"
import { columns } from "../../theme/layouts"

const AIR = "clamp(1.5rem, 3.4vw, 3.5rem)"

/** Wide and narrow in turn, of twelve columns. */
const placeOf = (index: number) => ({
  gridColumn: { md: `span ${[7, 5, 5, 7][index % 4]}` },
  py: 4,
  ...(index % 2 ? { pl: { md: AIR } } : { pr: { md: AIR }, borderRight: { md: 1 } }),
  borderBottom: 1,
  borderColor: { xs: "colors.line", md: "colors.line" },
})

interface OthersProps {
  title: string
  lead: string | null
  testimonials: readonly Queries.TestimonialCardFragment[]
  timeframe: string
}

/** All testimonials that are not shown large, on one ruled sheet. */
export const OtherTestimonials = ({ title, lead, testimonials, timeframe }: OthersProps) => (
  <HeadedSection title={title} lead={lead}>
    <List
      sx={{
        ...columns({ sm: 2, md: "repeat(12, 1fr)" }),
        borderTop: `${stroke.draw} solid`,
        columnGap: { sm: 4, md: 0 },
      }}
    >
      {testimonials.map(({ content, results, timeframe: time, portrait, ...by }, index) => (
        <ListItem key={by.name} sx={placeOf(index)}>
          <Stack component="figure" spacing={3} sx={{ height: 1 }}>
            <TestimonialFigure results={results} timeframe={time} words={timeframe} />
            <Typography
              component="blockquote"
              sx={{ flex: 1, maxWidth: space.measure, fontSize: typeScale.three, lineHeight: 1.4 }}
            >
              <Quoted>{content}</Quoted>
            </Typography>
            <Signature by={by} portrait={portrait} />
          </Stack>
        </ListItem>
      ))}
    </List>
  </HeadedSection>
)
