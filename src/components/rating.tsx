import { Stars } from "../scenes/marks"
import { fill } from "../site/fill"
import { useSite } from "../site/use-site"
import { thinVariant } from "./thin-variant"

const Root = thinVariant<{ rating: number; label: string }>("MuiRating", Stars)

/** Stars that somebody has given. One drawing, because nobody gives any here: Material UI's own are radio buttons. */
export const Rating = ({ value }: { value: number }) => {
  const { labels } = useSite()
  return <Root rating={value} label={fill(labels.starRating, { rating: value })} />
}
