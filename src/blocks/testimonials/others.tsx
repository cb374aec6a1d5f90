import List from "@mui/material/List"
import ListItem from "@mui/material/ListItem"
import Stack from "@mui/material/Stack"
import Typography from "@mui/material/Typography"
import { HeadedSection } from "#components/headed-section"
import { Quoted } from "#components/quoted"
import { Signature } from "#components/signature"
import { columns, divided } from "#theme/layouts"
import { space, typeScale } from "#theme/tokens"
import { TestimonialFigure } from "./featured"

interface OthersProps {
  title: string
  lead: string | null
  testimonials: readonly Queries.TestimonialCardFragment[]
  timeframe: string
}

/** All testimonials that are not shown large, on one ruled sheet. */
export const OtherTestimonials = ({ title, lead, testimonials, timeframe }: OthersProps) => (
  <HeadedSection title={title} lead={lead}>
    <List sx={{ ...divided("below", 4), ...columns({ sm: 2 }), columnGap: "clamp(2rem, 6vw, 6rem)" }}>
      {testimonials.map(({ content, results, timeframe: time, portrait, ...by }) => (
        <ListItem key={by.name}>
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
