/** In `<head>` of every page, before anything is painted. */
import { applyColorMode } from "./color-mode"
import { openFonts } from "./fonts"

applyColorMode()
openFonts()
