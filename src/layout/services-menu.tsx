import GlobalStyles from "@mui/material/GlobalStyles"
import Link from "@mui/material/Link"
import List from "@mui/material/List"
import ListItem from "@mui/material/ListItem"
import { styled } from "@mui/material/styles"
import { groupServices } from "#site/navigation"
import { useSite } from "#site/use-site"
import { fontStack, header, space, stroke, typeScale } from "#theme/tokens"
import { underline } from "#theme/underline"

export const SERVICES_PANEL_ID = "services-panel"

/** Browsers before 2024 would always show the panel, with a button that does nothing. */
const WITHOUT_POPOVER = "@supports not selector(:popover-open)"

/** A full-width panel below the header. Each group begins a column with `rows` rows. */
const Panel = styled("nav", { shouldForwardProp: name => name !== "rows" })<{ rows: number }>(({ theme, rows }) => ({
  "&:popover-open": { display: "block" },
  [WITHOUT_POPOVER]: { display: "none" },
  position: "fixed",
  inset: `${header.height} 0 auto`,
  width: "100%",
  maxWidth: "none",
  maxHeight: `calc(100dvh - ${header.height})`,
  overflow: "auto",
  margin: 0,
  padding: 0,
  border: 0,
  borderBottom: `${stroke.outline} solid ${theme.vars.palette.colors.text}`,
  background: theme.vars.palette.colors.surface,
  color: theme.vars.palette.colors.text,
  fontSize: ".9375rem",
  "@media (prefers-reduced-motion: no-preference)": {
    transition: "opacity .24s, transform .24s",
    "@starting-style": { opacity: 0, transform: "translateY(-.75rem)" },
  },
  "& ul": {
    display: "grid",
    gridTemplateRows: `repeat(${rows}, auto)`,
    gridAutoFlow: "column",
    gridAutoColumns: "minmax(0, 1fr)",
    gap: `0 ${space.s7}`,
    maxWidth: space.page,
    marginInline: "auto",
    padding: `${space.s5} ${space.gutter} ${space.s6}`,
  },
  "& li": { display: "grid", borderBottom: `1px solid ${theme.vars.palette.colors.divider}` },
  // Title and description of a group, above its first service.
  "& [data-group-title]": {
    gridRow: 1,
    gridTemplateRows: "auto 1fr auto",
    "&::before": {
      content: "attr(data-group-title)",
      order: -2,
      paddingTop: space.s3,
      borderTop: `${stroke.key} solid ${theme.vars.palette.colors.text}`,
      fontFamily: fontStack.display,
      fontSize: typeScale.h4,
      fontWeight: 620,
      fontStretch: "88%",
      lineHeight: 1.2,
    },
    "&::after": {
      content: "attr(data-group-text)",
      order: -1,
      padding: `${space.s1} 0 ${space.s3}`,
      borderBottom: "inherit",
      color: theme.vars.palette.colors.textSecondary,
      fontSize: typeScale.small,
    },
  },
  "& li > a": {
    display: "flex",
    alignItems: "center",
    minHeight: "2.9rem",
    fontWeight: 600,
    textDecoration: "none",
    "&:hover, &[aria-current]": underline(theme.vars.palette.colors.action),
  },
}))

/** Replaces the button by a link in browsers without popovers (header.tsx). */
const plainLink = {
  [WITHOUT_POPOVER]: {
    "[data-no-popover]": { display: "inline-flex !important", "& + button": { display: "none !important" } },
  },
}

/**
 * The menu of all services by group, as a native popover. Group titles are attributes of their first services:
 * separate lists would add nine elements to every page.
 */
export const ServicesMenu = () => {
  const { services, serviceGroups, words } = useSite()
  const { grouped, others } = groupServices(
    services.filter(({ hidden }) => !hidden),
    serviceGroups,
  )
  const columns = [...grouped, { label: "", text: undefined, items: others }].filter(({ items }) => items.length > 0)
  return (
    <>
      <GlobalStyles styles={plainLink} />
      <Panel
        id={SERVICES_PANEL_ID}
        popover="auto"
        aria-label={words.services}
        rows={Math.max(...columns.map(({ items }) => items.length))}
      >
        <List>
          {columns.flatMap(({ label: title, text, items }) =>
            items.map(({ name, path }, index) => (
              <ListItem
                key={path}
                {...(serviceGroups.length > 0 && index === 0 && { "data-group-title": title, "data-group-text": text })}
              >
                <Link href={path}>{name}</Link>
              </ListItem>
            )),
          )}
        </List>
      </Panel>
    </>
  )
}
