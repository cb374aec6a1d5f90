/** In `<head>` of every page, before anything is painted. */
import { applyColorMode } from "./color-mode"
import { applyFonts } from "./fonts"

applyColorMode()
applyFonts()
