import Close from "@mui/icons-material/Close"
import Button, { buttonClasses } from "@mui/material/Button"
import IconButton from "@mui/material/IconButton"
import Link from "@mui/material/Link"
import List from "@mui/material/List"
import ListItem from "@mui/material/ListItem"
import { styled } from "@mui/material/styles"
import { isInSection } from "#site/navigation"
import { useSite } from "#site/use-site"
import { fontStack, space, stroke, typeScale } from "#theme/tokens"
import { ThemeToggle } from "./theme-toggle"

export const DRAWER_ID = "menu"

/** 300 px wide, 400 px on larger screens. */
const Panel = styled("dialog")(({ theme }) => ({
  position: "fixed",
  inset: "0 0 0 auto",
  width: "min(300px, 100vw)",
  height: "100dvh",
  maxWidth: "none",
  maxHeight: "none",
  margin: 0,
  padding: space.s5,
  border: 0,
  borderLeft: `${stroke.outline} solid ${theme.vars.palette.colors.text}`,
  background: theme.vars.palette.colors.surface,
  color: theme.vars.palette.colors.text,
  overflowY: "auto",
  [`& > .${buttonClasses.root}`]: { width: "100%", marginTop: space.s5 },
  "&::backdrop": { background: theme.vars.palette.colors.inverse, opacity: 0.6 },
  [theme.breakpoints.up("sm")]: { width: 400 },
  "@media (prefers-reduced-motion: no-preference)": {
    transform: "translateX(100%)",
    transition: "transform .28s, overlay .28s allow-discrete, display .28s allow-discrete",
    "&:is([open], :popover-open)": { transform: "none", "@starting-style": { transform: "translateX(100%)" } },
  },
  "& li a": {
    display: "flex",
    alignItems: "center",
    minHeight: "3.5rem",
    borderBottom: `1px solid ${theme.vars.palette.colors.divider}`,
    fontFamily: fontStack.display,
    fontSize: "1.35rem",
    fontWeight: 620,
    textDecoration: "none",
    "&:is([aria-current], [data-current])": { boxShadow: `inset 0 -3px ${theme.vars.palette.colors.action}` },
  },
}))

const Top = styled("div")({
  display: "flex",
  justifyContent: "space-between",
  marginBottom: space.s3,
  "& [data-theme-toggle]": { gridAutoFlow: "column", gap: space.s2, width: "auto", fontSize: typeScale.small },
})

/**
 * The menu of narrow screens: the main navigation, with a link instead of the services menu. `src/browser/menus.ts`
 * opens it as a modal dialog; without scripts, it is a popover (docs/decisions.md).
 */
export const Drawer = ({ pathname }: { pathname: string }) => {
  const site = useSite()
  return (
    <Panel id={DRAWER_ID} popover="auto" aria-label={site.words.mainNavigation}>
      <Top>
        <ThemeToggle />
        <IconButton aria-label={site.words.closeMenu} popoverTarget={DRAWER_ID} popoverTargetAction="hide">
          <Close />
        </IconButton>
      </Top>
      <List>
        {site.navigation.toSpliced(1, 0, { label: site.words.services, href: "/services" }).map(({ label, href }) => (
          <ListItem key={href}>
            <Link href={href} data-current={isInSection(pathname, href) || undefined}>
              {label}
            </Link>
          </ListItem>
        ))}
      </List>
      <Button href={site.headerAction.href}>{site.headerAction.label}</Button>
    </Panel>
  )
}
