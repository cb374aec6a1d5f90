import Box from "@mui/material/Box"
import Container from "@mui/material/Container"
import type { ReactNode } from "react"
import { columns } from "#theme/layouts"
import { space } from "#theme/tokens"
import { HeroSection } from "./hero"
import { MarkdownText } from "./markdown-line"
import { PageTitle } from "./page-title"
import { HALF_WIDTH_SIZES, PictureFigure } from "./picture"

interface SplitHeroProps {
  id?: string | null
  title: string
  lead: string | null
  picture: Queries.PictureFragment | null
  alt: string | null
  children?: ReactNode
}

/** The hero of a page: title and lead beside a picture. Without a picture, the next section is closer. */
export const SplitHero = ({ id, title, lead, picture, alt, children }: SplitHeroProps) => (
  <HeroSection id={id ?? undefined}>
    <Container
      sx={
        picture
          ? { ...columns({ sm: "7fr 5fr" }), rowGap: 3, columnGap: 6, alignItems: "end" }
          : { paddingBottom: space.row }
      }
    >
      {/* The water of a drawing overflows below the text. */}
      <Box sx={{ alignSelf: "start", paddingBottom: { sm: picture ? space.feature : 0 } }}>
        <PageTitle>{title}</PageTitle>
        <MarkdownText variant="lead" color="textSecondary" sx={{ marginTop: 2, maxWidth: "36rem" }}>
          {lead}
        </MarkdownText>
        {children}
      </Box>
      <PictureFigure
        picture={picture}
        alt={alt}
        sizes={HALF_WIDTH_SIZES}
        eager
        sx={{
          width: { xs: "100%", sm: "auto" },
          maxWidth: { xs: "17rem", sm: "none" },
          marginLeft: { xs: "auto", sm: 0 },
        }}
      />
    </Container>
  </HeroSection>
)
