import { styled } from "@mui/material/styles"
import { shiftAttribute } from "../theme/theme"

const Switch = styled("button")({
  display: "grid",
  placeItems: "center",
  width: "2.75rem",
  height: "2.75rem",
  padding: 0,
  flex: "none",
  border: 0,
  background: "none",
  color: "inherit",
  cursor: "pointer",
  "@media (scripting: none)": { display: "none" },
  // By day the moon is offered, by night the sun.
  "& .sun": { display: "none" },
  [`html[${shiftAttribute}="dark"] & .sun`]: { display: "inline" },
  [`html[${shiftAttribute}="dark"] & .moon`]: { display: "none" },
})

/** Changes between day and night shift. The shell script answers it, so that it works before React. */
export const ShiftSwitch = ({ label }: { label: string }) => (
  <Switch type="button" aria-label={label} title={label} data-shift-switch>
    <svg width="20" height="20" viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" aria-hidden="true">
      <g className="sun">
        <circle cx="10" cy="10" r="3.5" />
        <path d="M10 1.5v2M10 16.5v2M1.5 10h2M16.5 10h2M4 4l1.4 1.4M14.6 14.6L16 16M4 16l1.4-1.4M14.6 5.4L16 4" />
      </g>
      <path className="moon" d="M16.5 12.2A7 7 0 0 1 7.8 3.5a7 7 0 1 0 8.7 8.7Z" />
    </svg>
  </Switch>
)
