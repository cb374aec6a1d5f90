import { styled } from "@mui/material/styles"
import { SmartLink } from "../components/smart-link"
import { header, space, stroke } from "../theme/tokens"
import { underline } from "../theme/underline"

export const SERVICES_PANEL_ID = "services-panel"

/** Browsers from before 2024 would show the panel for good, and its button would do nothing. */
export const WITHOUT_POPOVER = "@supports not selector(:popover-open)"

/** Hangs below the header across the page. */
const Panel = styled("nav")(({ theme }) => ({
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
  borderBottom: `${stroke.draw} solid ${theme.vars.palette.yard.ink}`,
  background: theme.vars.palette.yard.plane,
  color: theme.vars.palette.yard.ink,
  fontSize: ".9375rem",
  "@media (prefers-reduced-motion: no-preference)": {
    transition: "opacity .24s, transform .24s",
    "@starting-style": { opacity: 0, transform: "translateY(-.75rem)" },
  },
  "& ul": {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(13rem, 100%), 1fr))",
    maxWidth: space.page,
    marginInline: "auto",
    padding: `${space.s4} ${space.gutter} ${space.s5}`,
  },
  "& li": { borderBottom: `1px solid ${theme.vars.palette.yard.line}`, marginRight: space.s5 },
  "& li > a": {
    display: "flex",
    alignItems: "center",
    minHeight: "3.25rem",
    fontWeight: 600,
    textDecoration: "none",
    "&:hover, &[aria-current]": underline(theme.vars.palette.yard.signal),
  },
}))

interface ServicesPanelProps {
  services: readonly { name: string; path: string }[]
  label: string
}

/** The disclosure with all services; a native popover. */
export const ServicesPanel = ({ services, label }: ServicesPanelProps) => (
  <Panel id={SERVICES_PANEL_ID} popover="auto" aria-label={label}>
    <ul>
      {services.map(({ name, path }) => (
        <li key={path}>
          <SmartLink href={path}>{name}</SmartLink>
        </li>
      ))}
    </ul>
  </Panel>
)
