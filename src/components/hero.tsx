import Container from "@mui/material/Container"
import Divider from "@mui/material/Divider"
import { styled } from "@mui/material/styles"
import { space, stroke } from "#theme/tokens"

/** The first section of a page. Clips its drawing at the sides. */
export const HeroSection = styled("section")({ overflow: "clip", paddingTop: space.row })

/**
 * Two columns: the heading, at the same height on every page, and on the right its lead, aligned to the bottom.
 */
export const HeroHeader = styled(Container)(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "7fr 5fr",
  gap: `${space.s5} ${space.s7}`,
  alignItems: "start",
  "& > :last-child": { alignSelf: "end" },
  [theme.breakpoints.down("md")]: { gridTemplateColumns: "1fr" },
}))

/** The divider below a hero without a picture. */
export const HeroDivider = styled(Divider)(({ theme }) => ({
  marginTop: theme.spacing(6),
  borderColor: theme.vars.palette.colors.text,
  borderBottomWidth: stroke.key,
}))
