import { styled } from "@mui/material/styles"
import { StarRating } from "../charts/star-rating"
import { formatMessage } from "../site/format-message"
import { useSite } from "../site/use-site"

const Stars = styled(StarRating)({ width: "5.25rem" })

/** Stars that somebody has given. One drawing, because nobody gives any here: Material UI's own are radio buttons. */
export const Rating = ({ value }: { value: number }) => {
  const { labels } = useSite()
  return <Stars rating={value} alt={formatMessage(labels.starRating, { rating: value })} />
}
