import Container from "@mui/material/Container"
import Divider from "@mui/material/Divider"
import { styled } from "@mui/material/styles"
import { space, stroke } from "#theme/tokens"

/** Uppermost section of a page, cut where its drawing reaches over the sides. */
export const HeroSection = styled("section")({ overflow: "clip", paddingTop: "clamp(1.5rem, 2.6vw, 2.4rem)" })

/**
 * The heading on the left, at one height on every page, and on the right what belongs to it, on the heading's foot
 * where it is shorter.
 */
export const HeroHeader = styled(Container)(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "7fr 5fr",
  gap: `${space.s5} ${space.s7}`,
  alignItems: "start",
  "& > :last-child": { alignSelf: "end" },
  [theme.breakpoints.down("md")]: { gridTemplateColumns: "1fr" },
}))

/** Where no picture stands: what is above it ends here. */
export const HeroDivider = styled(Divider)(({ theme }) => ({
  marginTop: theme.spacing(6),
  borderColor: theme.vars.palette.colors.text,
  borderBottomWidth: stroke.key,
}))
