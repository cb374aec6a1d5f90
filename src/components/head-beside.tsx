import type { ReactNode } from "react"
import Container from "@mui/material/Container"
import { Headline } from "./headline"
import { BESIDE_WORDS, PictureFigure } from "./picture"
import Typography from "@mui/material/Typography"
import { columns } from "../theme/layouts"

interface HeadBesideProps {
  title: string
  lead?: string | null
  picture?: Queries.PhotoFragment | null
  alt?: string | null
  children?: ReactNode
}

/** Top of a page: title and what it means, beside a picture. */
export const HeadBeside = ({ title, lead, picture, alt, children }: HeadBesideProps) => (
  <Container
    component="section"
    sx={{
      ...columns({ sm: "7fr 5fr" }),
      rowGap: 4,
      columnGap: 6,
      alignItems: "start",
      pt: "clamp(1.5rem, 2.6vw, 2.4rem)",
    }}
  >
    <div>
      <Headline>{title}</Headline>
      {lead && (
        <Typography variant="lead" sx={{ mt: 3, maxWidth: "36rem" }}>
          {lead}
        </Typography>
      )}
      {children}
    </div>
    <PictureFigure
      picture={picture}
      alt={alt}
      sizes={BESIDE_WORDS}
      inline
      sx={{ maxWidth: { xs: "26rem", sm: "none" } }}
    />
  </Container>
)
