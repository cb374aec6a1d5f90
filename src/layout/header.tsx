import ExpandMore from "@mui/icons-material/ExpandMore"
import Menu from "@mui/icons-material/Menu"
import AppBar from "@mui/material/AppBar"
import Button, { buttonClasses } from "@mui/material/Button"
import ButtonBase from "@mui/material/ButtonBase"
import Container from "@mui/material/Container"
import IconButton from "@mui/material/IconButton"
import Link from "@mui/material/Link"
import List from "@mui/material/List"
import ListItem from "@mui/material/ListItem"
import { styled } from "@mui/material/styles"
import Toolbar from "@mui/material/Toolbar"
import { Logo } from "#components/logo"
import { isInSection } from "#site/navigation"
import { useSite } from "#site/use-site"
import { SmartLink } from "#theme/smart-link"
import { space, stroke } from "#theme/tokens"
import { DRAWER_ID } from "./drawer"
import { headerWidth } from "./header-width"
import { SERVICES_PANEL_ID } from "./services-menu"
import { ThemeToggle } from "./theme-toggle"

/** In em, to follow the visitor's font size: at twice the size, 1440 px count as 720. */
const PHONE = "@media (width < 30em)"

/** Maximum characters of name and button at full size on phones of 390 px. */
const MAX_LENGTH = 25

/** Styles of long names on phones: smaller, and the button wraps before the row does. */
const longNameStyles = {
  [PHONE]: {
    columnGap: space.s2,
    "& > a:first-of-type": { fontSize: "1.1rem", gap: space.s2 },
    [`& .${buttonClasses.root}`]: {
      whiteSpace: "normal",
      flex: "1 1 min-content",
      maxWidth: "max-content",
      overflowWrap: "normal",
      hyphens: "none",
    },
  },
  "@media (width < 23.75em)": { "& > a:first-of-type": { fontSize: "1rem" } },
} as const

/** Media queries of the navigation in the drawer (`narrow`) and in the header (`wide`). */
interface HeaderQueries {
  narrow: string
  wide: string
}

/** Returns the media queries of a header that fits on one line from a viewport width in em; undefined: on none. */
const queriesFor = (em: number | undefined): HeaderQueries =>
  em
    ? { narrow: `@media (width < ${em}em)`, wide: `@media (width >= ${em}em)` }
    : { narrow: "@media all", wide: "@media not all" }

const omitQueryProps = { shouldForwardProp: (name: string) => name !== "narrow" && name !== "wide" }

const Bar = styled(
  Toolbar,
  omitQueryProps,
)<HeaderQueries>(({ theme, narrow, wide }) => ({
  "& > *": { flex: "0 1 auto" },
  [`& .${buttonClasses.root}`]: { whiteSpace: "nowrap" },
  [narrow]: { columnGap: `min(${space.s3}, 2.5vw)`, "& > a:first-of-type": { marginRight: "auto" } },
  "& > :last-child": {
    border: `${stroke.outline} solid ${theme.vars.palette.colors.text}`,
    [wide]: { display: "none" },
  },
  // On phones, the toggle is in the drawer.
  [PHONE]: { "& > [data-theme-toggle]": { display: "none" } },
}))

const Navigation = styled(
  "nav",
  omitQueryProps,
)<Pick<HeaderQueries, "narrow">>(({ theme, narrow }) => ({
  marginLeft: "auto",
  fontSize: ".9375rem",
  fontWeight: 500,
  "& ul": { display: "flex", flexWrap: "wrap", alignItems: "center", gap: `0 min(2vw, ${space.s6})` },
  "& li > :is(a, button)": {
    display: "inline-flex",
    alignItems: "center",
    gap: ".2em",
    minHeight: "2.75rem",
    textDecoration: "none",
    "& svg": { fontSize: "1.25rem", marginRight: "-.2em" },
    // No border: forced colors show even transparent ones.
    "&:is(:hover, [aria-current], [data-current])": { boxShadow: `inset 0 -3px ${theme.vars.palette.colors.action}` },
  },
  [narrow]: { display: "none" },
}))

/** Replacement of the services menu in browsers without popovers. */
const PlainLink = styled(SmartLink)({ "&&&": { display: "none" } })

/** The header: logo, navigation with the services menu, call to action; on narrow screens the menu button. */
export const Header = ({ pathname }: { pathname: string }) => {
  const site = useSite()
  const labels = [...site.navigation.map(({ label }) => label), site.words.services]
  const queries = queriesFor(headerWidth(site.name, labels, site.headerAction.label))
  const isInServices = isInSection(pathname, "/services") || site.services.some(({ slug }) => pathname === `/${slug}`)
  return (
    <AppBar>
      <Container>
        <Bar {...queries} sx={site.name.length + site.headerAction.label.length > MAX_LENGTH ? longNameStyles : {}}>
          <Logo name={site.name} />
          <Navigation narrow={queries.narrow} aria-label={site.words.mainNavigation}>
            <List>
              {site.navigation.map(({ label, href }, index) => [
                <ListItem key={href}>
                  <Link href={href} data-current={isInSection(pathname, href) || undefined}>
                    {label}
                  </Link>
                </ListItem>,
                index === 0 && (
                  <ListItem key="services">
                    <PlainLink href="/services" data-no-popover>
                      {site.words.services}
                    </PlainLink>
                    <ButtonBase popoverTarget={SERVICES_PANEL_ID} data-current={isInServices || undefined}>
                      {site.words.services}
                      <ExpandMore />
                    </ButtonBase>
                  </ListItem>
                ),
              ])}
            </List>
          </Navigation>
          <ThemeToggle />
          <Button href={site.headerAction.href} size="small">
            {site.headerAction.label}
          </Button>
          <IconButton aria-label={site.words.openMenu} popoverTarget={DRAWER_ID}>
            <Menu />
          </IconButton>
        </Bar>
      </Container>
    </AppBar>
  )
}
