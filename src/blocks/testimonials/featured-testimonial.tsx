import Box from "@mui/material/Box"
import Container from "@mui/material/Container"
import type { Theme } from "@mui/material/styles"
import Typography from "@mui/material/Typography"
import type { ComponentProps, ReactNode } from "react"
import { Attribution } from "#components/attribution"
import { LabeledFigure } from "#components/labeled-figure"
import { Portrait } from "#components/portrait"
import { Quotation } from "#components/quotation"
import { formatMessage } from "#site/format-message"
import { columns } from "#theme/layouts"
import { space } from "#theme/tokens"

const raisedBackground = {
  paddingBlock: space.feature,
  borderTop: 1,
  borderColor: "colors.divider",
  backgroundColor: "colors.surface",
}

/** Returns the inverse colors of mirrored testimonials. */
const inverseColors = ({ vars }: Theme) => ({
  backgroundColor: "colors.inverse",
  borderColor: "colors.inverseLine",
  color: "colors.onInverse",
  "& p + p, & span": { color: "colors.inverseSoft" },
  "& b": { color: "colors.onInverse" },
  "& [data-attribution] .ink": { fill: vars.palette.colors.onInverse },
  "& a:hover": { textDecorationColor: "currentcolor" },
  "& :focus-visible": { outlineColor: "colors.onInverse" },
})

interface TestimonialResultProps extends Pick<Queries.TestimonialCardFragment, "timeframe"> {
  /** A single result, although the name of the field is plural. */
  result: Queries.TestimonialCardFragment["results"]
  /** Text with the timeframe, which replaces {time}. */
  timeframeTemplate: string
}

/** The measured result of a testimonial, if there is one: number, label and timeframe. */
export const TestimonialResult = ({ result, timeframe, timeframeTemplate }: TestimonialResultProps) =>
  result && (
    <LabeledFigure
      value={result.value}
      label={
        <>
          {result.label}
          <Typography component="b" sx={{ display: "block", fontWeight: 600, color: "colors.accent" }}>
            {timeframe && formatMessage(timeframeTemplate, { time: timeframe })}
          </Typography>
        </>
      }
    />
  )

interface FeaturedTestimonialProps extends Pick<Queries.TestimonialCardFragment, "content" | "portrait"> {
  author: ComponentProps<typeof Attribution>["author"]
  /** Portrait on the right, inverse colors. */
  mirrored: boolean
  /** Content beside the attribution. */
  children: ReactNode
}

/** A large testimonial: portrait, quote and attribution. */
export const FeaturedTestimonial = ({ content, author, portrait, mirrored, children }: FeaturedTestimonialProps) => (
  <Box component="figure" sx={[raisedBackground, mirrored && inverseColors]}>
    <Container
      sx={{
        ...columns(mirrored ? "8fr 4fr" : "4fr 8fr"),
        rowGap: 4,
        columnGap: space.feature,
        alignItems: "center",
      }}
    >
      <Box sx={{ order: { md: mirrored ? 1 : 0 }, maxWidth: { xs: "7rem", md: "none" } }}>
        <Portrait name={author.name} picture={portrait} sizes="(min-width: 56.25rem) 27vw, 7rem" />
      </Box>
      <div>
        <Typography variant="h2" component="blockquote" sx={{ lineHeight: 1.08 }}>
          <Quotation>{content}</Quotation>
        </Typography>
        <Box
          sx={{
            ...columns({ sm: 2 }),
            rowGap: 4,
            columnGap: 3,
            alignItems: "end",
            marginTop: space.row,
            "& [data-attribution]": { order: { xs: -1, sm: 0 } },
          }}
        >
          {children}
          <Attribution author={author} />
        </Box>
      </div>
    </Container>
  </Box>
)
