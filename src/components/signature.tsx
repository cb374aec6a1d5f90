import { styled } from "@mui/material/styles"
import { graphql } from "gatsby"
import { fill } from "../site/fill"
import { useSite } from "../site/use-site"
import { Stars } from "../scenes/marks"
import { drawingClass } from "../scenes/scene"
import { space, typeScale } from "../theme/tokens"

const By = styled("div")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space.s2} ${space.s5}`,
  fontSize: typeScale.small,
  "& b": { display: "block", fontWeight: 600, fontSize: typeScale.body },
  "& span": { color: theme.vars.palette.yard.inkSoft },
  [`& .${drawingClass}`]: { width: "5.25rem" },
}))

/** Who says it, and how they rated us. */
export const Signature = ({ by: { name, role, company, rating } }: { by: Queries.TestimonialByFragment }) => {
  const { labels } = useSite()
  return (
    <By data-signature>
      <div>
        <b>{name}</b>
        <span>
          {role}, {company}
        </span>
      </div>
      <Stars rating={rating} label={fill(labels.starRating, { rating })} />
    </By>
  )
}

export const query = graphql`
  fragment TestimonialBy on Testimonial {
    name
    role
    company
    rating
  }
`
