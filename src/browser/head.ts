import { start as showAnnouncement } from "./announcement"
import { start as askAgain } from "./ask-again"
import { start as applyColorMode } from "./color-mode/apply"
import { start as openFonts } from "./fonts/open"

// Written into the head of every page: what has to be settled before the first paint. Each byte is one of every page.
askAgain()
applyColorMode()
openFonts()
if (process.env.ANNOUNCES) showAnnouncement()
