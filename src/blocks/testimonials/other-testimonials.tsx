import List from "@mui/material/List"
import ListItem from "@mui/material/ListItem"
import Stack from "@mui/material/Stack"
import Typography from "@mui/material/Typography"
import { Attribution } from "#components/attribution"
import { HeadedSection } from "#components/headed-section"
import { Quotation } from "#components/quotation"
import { columns, withDividers } from "#theme/layouts"
import { space, typeScale } from "#theme/tokens"
import { TestimonialResult } from "./featured-testimonial"

interface OtherTestimonialsProps {
  title: string
  lead: string | null
  testimonials: readonly Queries.TestimonialCardFragment[]
  /** Text with the timeframe, which replaces {time}. */
  timeframeTemplate: string
}

/** All other testimonials, in a list with dividers. */
export const OtherTestimonials = ({ title, lead, testimonials, timeframeTemplate }: OtherTestimonialsProps) => (
  <HeadedSection title={title} lead={lead}>
    <List sx={{ ...withDividers("below", 4), ...columns({ sm: 2 }), columnGap: space.columns }}>
      {testimonials.map(({ content, results: result, timeframe, portrait, ...author }) => (
        <ListItem key={author.name}>
          <Stack component="figure" spacing={3} sx={{ height: 1 }}>
            <TestimonialResult {...{ result, timeframe, timeframeTemplate }} />
            <Typography
              component="blockquote"
              sx={{ flex: 1, maxWidth: space.measure, fontSize: typeScale.h4, lineHeight: 1.4 }}
            >
              <Quotation>{content}</Quotation>
            </Typography>
            <Attribution author={author} portrait={portrait} withPortrait />
          </Stack>
        </ListItem>
      ))}
    </List>
  </HeadedSection>
)
