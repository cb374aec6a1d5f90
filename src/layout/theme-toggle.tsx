import Contrast from "@mui/icons-material/Contrast"
import DarkModeOutlined from "@mui/icons-material/DarkModeOutlined"
import WbSunnyOutlined from "@mui/icons-material/WbSunnyOutlined"
import IconButton from "@mui/material/IconButton"
import { styled } from "@mui/material/styles"
import { useSite } from "#site/use-site"

const is = (mode: "light" | "dark") => `[data-theme="${mode}"]`

/** Of the three signs and the three names one is shown, by the attribute on `<html>`. */
const Switch = styled(IconButton)({
  // For those who hear it; the drawer has room to show it.
  fontSize: 0,
  "@media (scripting: none)": { display: "none" },
  [`html:not(${is("light")}) & .day, html:not(${is("dark")}) & .night, html:is(${is("light")}, ${is("dark")}) & .both`]:
    { display: "none" },
})

/** Goes round between the system's color mode, light and dark. `src/browser/color-mode/toggle.ts` answers it. */
export const ThemeToggle = () => {
  const { words } = useSite()
  return (
    <Switch type="button" title={words.changeTheme} data-theme-toggle="">
      <Contrast className="both" />
      <WbSunnyOutlined className="day" />
      <DarkModeOutlined className="night" />
      <span className="both">{words.themeSystem}</span>
      <span className="day">{words.themeLight}</span>
      <span className="night">{words.themeDark}</span>
    </Switch>
  )
}
