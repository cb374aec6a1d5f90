import { styled } from "@mui/material/styles"
import { space } from "../theme/tokens"
import { Container } from "./container"

/** Uppermost section of a page, cut where its drawing reaches over the sides. */
export const HeroSection = styled("section")({ overflow: "clip", paddingTop: "clamp(1.5rem, 2.6vw, 2.4rem)" })

/** The heading on the left and what belongs to it on the right, standing on one foot. */
export const HeroTop = styled(Container)(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "7fr 5fr",
  gap: `${space.s5} ${space.s7}`,
  alignItems: "end",
  [theme.breakpoints.down("md")]: { gridTemplateColumns: "1fr" },
}))
