import { styled } from "@mui/material/styles"
import { colorModeAttribute } from "../theme/color-mode"
import { IconButton } from "./icon-button"
import type { useSite } from "./use-site"

const is = (mode: "light" | "dark") => `[${colorModeAttribute}="${mode}"]`

/** Of the three signs and the three names one is shown, by the attribute on `<html>`. */
const Switch = styled(IconButton)({
  // For those who hear it; the drawer has room to show it.
  fontSize: 0,
  "@media (scripting: none)": { display: "none" },
  [`html:not(${is("light")}) & .day, html:not(${is("dark")}) & .night, html:is(${is("light")}, ${is("dark")}) & .both`]:
    { display: "none" },
})

interface ThemeToggleProps {
  labels: Pick<ReturnType<typeof useSite>["labels"], "changeTheme" | "themeSystem" | "themeLight" | "themeDark">
}

/** Goes round between the system's color mode, light and dark. `src/inline/color-mode.ts` answers it. */
export const ThemeToggle = ({ labels }: ThemeToggleProps) => (
  <Switch type="button" title={labels.changeTheme} data-theme-toggle>
    <svg
      width="20"
      height="20"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <g className="both">
        <circle cx="10" cy="10" r="7" />
        <path fill="currentColor" d="M10 3a7 7 0 0 0 0 14Z" />
      </g>
      <g className="day">
        <circle cx="10" cy="10" r="3.5" />
        <path d="M10 1.5v2M10 16.5v2M1.5 10h2M16.5 10h2M4 4l1.4 1.4M14.6 14.6L16 16M4 16l1.4-1.4M14.6 5.4L16 4" />
      </g>
      <path className="night" d="M16.5 12.2A7 7 0 0 1 7.8 3.5a7 7 0 1 0 8.7 8.7Z" />
    </svg>
    <span className="both">{labels.themeSystem}</span>
    <span className="day">{labels.themeLight}</span>
    <span className="night">{labels.themeDark}</span>
  </Switch>
)
