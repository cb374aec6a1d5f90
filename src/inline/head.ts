/** In `<head>` of every page, before anything is painted. */
import { applyColorMode, followColorMode } from "./color-mode"
import { openFonts } from "./fonts"

applyColorMode()
followColorMode()
openFonts()
