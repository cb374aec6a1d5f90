import Contrast from "@mui/icons-material/Contrast"
import DarkModeOutlined from "@mui/icons-material/DarkModeOutlined"
import WbSunnyOutlined from "@mui/icons-material/WbSunnyOutlined"
import IconButton from "@mui/material/IconButton"
import { styled } from "@mui/material/styles"
import { useSite } from "#site/use-site"

const LIGHT = '[data-theme="light"]'
const DARK = '[data-theme="dark"]'

/** A button with three icons and labels, of which `data-theme` on `<html>` shows one. */
const Toggle = styled(IconButton)({
  // The label is for assistive technology; the drawer shows it.
  fontSize: 0,
  "@media (scripting: none)": { display: "none" },
  [`html:not(${LIGHT}) & .day, html:not(${DARK}) & .night, html:is(${LIGHT}, ${DARK}) & .both`]: { display: "none" },
})

/** A button that cycles through the color modes: system, light, dark. Behavior: `src/browser/color-mode/toggle.ts`. */
export const ThemeToggle = () => {
  const { words } = useSite()
  return (
    <Toggle type="button" title={words.changeTheme} data-theme-toggle="">
      <Contrast className="both" />
      <WbSunnyOutlined className="day" />
      <DarkModeOutlined className="night" />
      <span className="both">{words.themeSystem}</span>
      <span className="day">{words.themeLight}</span>
      <span className="night">{words.themeDark}</span>
    </Toggle>
  )
}
