import Stack from "@mui/material/Stack"
import Link from "@mui/material/Link"
import { Rating } from "./rating"
import Typography from "@mui/material/Typography"

const ROW = { flexWrap: "wrap", alignItems: "center", gap: "0.5rem 1.5rem" }

type Card = Queries.TestimonialCardFragment

interface SignatureProps {
  by: Pick<Queries.QuoteFragment, "name" | "role" | "company" | "rating"> & Partial<Pick<Card, "caseStudy">>
}

/** Who says it, with the way to what was done for them, and how they rated us. */
export const Signature = ({ by: { name, role, company, caseStudy, rating } }: SignatureProps) => (
  <Stack direction="row" data-signature sx={ROW}>
    <div>
      <Typography component="b" sx={{ display: "block", fontWeight: 600 }}>
        {name}
      </Typography>
      <Typography variant="body2" component="span" color="textSecondary">
        {role && `${role}, `}
        {caseStudy ? <Link href={caseStudy.path}>{company}</Link> : company}
      </Typography>
    </div>
    {rating && <Rating value={rating} />}
  </Stack>
)
