import Box from "@mui/material/Box"
import Link from "@mui/material/Link"
import Stack from "@mui/material/Stack"
import Typography from "@mui/material/Typography"
import { StarRating } from "#charts/star-rating"
import { formatMessage } from "#site/format-message"
import { useSite } from "#site/use-site"
import { columns } from "#theme/layouts"
import { space } from "#theme/tokens"
import { Portrait } from "./portrait"

const rowStyles = {
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space.s2} ${space.s5}`,
  "& > svg": { width: "5.25rem" },
}

interface AttributionProps {
  author: Pick<Queries.QuoteFragment, "name" | "role" | "company" | "rating"> &
    Partial<Pick<Queries.TestimonialCardFragment, "caseStudy">>
  portrait?: Queries.PictureFragment | null
  /** Renders the portrait beside the name, or initials if there is none. */
  withPortrait?: boolean
}

/**
 * The author of a quotation, with a link to the case study and a rating. The stars are a drawing: Material UI's Rating
 * renders radio buttons.
 */
export const Attribution = ({ author, portrait, withPortrait }: AttributionProps) => {
  const { words } = useSite()
  const { name, role, company, caseStudy, rating } = author
  if (withPortrait)
    return (
      <Box component="figcaption" sx={{ ...columns({ xs: "4.5rem 1fr" }), gap: 2, alignItems: "center" }}>
        <Portrait name={name} picture={portrait ?? null} sizes="4.5rem" />
        <Attribution author={author} />
      </Box>
    )
  return (
    <Stack direction="row" data-attribution sx={rowStyles}>
      <div>
        <Typography component="b" sx={{ display: "block", fontWeight: 600 }}>
          {name}
        </Typography>
        <Typography variant="body2" component="span" color="textSecondary">
          {role && company ? `${role}, ` : role}
          {caseStudy ? <Link href={caseStudy.path}>{company}</Link> : company}
        </Typography>
      </div>
      {rating && <StarRating rating={rating} alt={formatMessage(words.starRating, { rating })} />}
    </Stack>
  )
}
