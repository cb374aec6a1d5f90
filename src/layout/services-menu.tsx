import GlobalStyles from "@mui/material/GlobalStyles"
import Link from "@mui/material/Link"
import List from "@mui/material/List"
import ListItem from "@mui/material/ListItem"
import { styled } from "@mui/material/styles"
import { groupServices } from "#site/group-services"
import { useSite } from "#site/use-site"
import { fontStack, header, space, stroke, typeScale } from "#theme/tokens"
import { underline } from "#theme/underline"

export const SERVICES_PANEL_ID = "services-panel"

/** Browsers from before 2024 would show the panel for good, and its button would do nothing. */
const WITHOUT_POPOVER = "@supports not selector(:popover-open)"

/** Hangs below the header across the page; a part begins a column, `rows` long. */
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
  borderBottom: `${stroke.draw} solid ${theme.vars.palette.colors.text}`,
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
  // Its name, then in small what it is, above its first service.
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

/** A link stands in the place of the disclosure (header.tsx). */
const plainLink = {
  [WITHOUT_POPOVER]: {
    "[data-no-popover]": { display: "inline-flex !important", "& + button": { display: "none !important" } },
  },
}

/**
 * The disclosure with all services, in their groups; a native popover. The names of the groups are
 * attributes of their first services: every page has this list, and three lists in it would be nine elements more.
 */
export const ServicesMenu = () => {
  const { services, groups, words } = useSite()
  const { parts, others } = groupServices(
    services.filter(({ hidden }) => !hidden),
    groups,
  )
  const columns = [...parts, { label: "", text: undefined, items: others }].filter(({ items }) => items.length > 0)
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
                {...(groups.length > 0 && index === 0 && { "data-group-title": title, "data-group-text": text })}
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
