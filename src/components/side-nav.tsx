import Link from "@mui/material/Link"
import { styled } from "@mui/material/styles"
import { header, space } from "#theme/tokens"

/** Navigation beside its content, sticky on wide screens. */
export const SideNav = styled("nav")(({ theme }) => ({
  [theme.breakpoints.up("md")]: { position: "sticky", top: header.clearance },
}))

/** A link in `SideNav`; `aria-current` is highlighted. */
export const SideNavLink = styled(Link)(({ theme }) => {
  const { colors } = theme.vars.palette
  return {
    display: "flex",
    alignItems: "center",
    minHeight: "2.5rem",
    color: colors.textSecondary,
    textDecoration: "none",
    "&:hover": { color: colors.text },
    "&[aria-current]": { fontWeight: 600, color: colors.text },
    [theme.breakpoints.down("md")]: { "&[aria-current]": { boxShadow: `inset 0 -3px ${colors.accent}` } },
    [theme.breakpoints.up("md")]: {
      borderBottom: `1px solid ${colors.divider}`,
      transition: "padding .24s",
      "&:hover": { paddingLeft: space.s2 },
      "&[aria-current]": { paddingLeft: space.s3, borderLeft: `6px solid ${colors.accent}` },
    },
  }
})
