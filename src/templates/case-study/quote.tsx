import Box from "@mui/material/Box"
import Container from "@mui/material/Container"

import Link from "@mui/material/Link"
import { Portrait } from "../../components/portrait"
import Typography from "@mui/material/Typography"
import { space } from "../../theme/tokens"
import { Quoted } from "../../components/quoted"
import { columns } from "../../theme/layouts"
import type { Study } from "./study"

interface QuoteProps {
  quote: NonNullable<Study["quote"]>
  client: string
  /** Of whom there are portraits: clients who speak on /testimonials too. */
  faces: Queries.CaseStudyPageQuery["faces"]["nodes"]
  /** Way to what others say. */
  more: Queries.ActionFragment | null
}

/** What the client says, with their face, or their initials: dark in both color modes; below, the way to others. */
export const CaseStudyQuote = ({ quote, client, faces, more }: QuoteProps) => {
  const face = faces.find(({ name }) => name === quote.name)
  return (
    <Box
      component="section"
      sx={{
        paddingBlock: space.section,
        bgcolor: "colors.inverse",
        color: "colors.onInverse",
        borderBlock: "1px solid",
        borderColor: "colors.inverseLine",
        "& :focus-visible": { outlineColor: "colors.onInverse" },
      }}
    >
      <Container>
        <Box component="figure" sx={{ ...columns({ sm: "1fr auto" }), rowGap: 4, columnGap: 6, alignItems: "center" }}>
          <Box
            sx={{
              gridArea: { sm: "1 / 2 / span 2" },
              width: "clamp(6rem, 14vw, 13rem)",
              "& > *": { borderColor: "colors.onInverse" },
            }}
          >
            <Portrait name={quote.name} photo={face?.portrait ?? null} sizes="(min-width: 60rem) 13rem, 6rem" />
          </Box>
          {/* The margin of a phone is as narrow as the mark: hung into it, it would touch the edge. */}
          <Typography variant="page" component="blockquote" sx={{ maxWidth: "24ch", textIndent: { sm: "-.27em" } }}>
            <Quoted>{quote.quote}</Quoted>
          </Typography>
          <figcaption>
            <Typography component="b" sx={{ display: "block", fontWeight: 600 }}>
              {quote.name}
            </Typography>
            <Typography component="span" sx={{ color: "colors.inverseSoft" }}>
              {quote.role}, {client}
            </Typography>
          </figcaption>
        </Box>
        {more && (
          <Link
            variant="action"
            href={more.href}
            sx={{ marginTop: 3, "&:hover": { textDecorationColor: "currentcolor" } }}
          >
            {more.label}
          </Link>
        )}
      </Container>
    </Box>
  )
}
