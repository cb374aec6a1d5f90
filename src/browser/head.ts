import { start as showAnnouncement } from "./announcement"
import { start as askAgain } from "./ask-again"
import { start as applyColorMode } from "./color-mode/apply"
import { start as openFonts } from "./fonts/open"

/** Written into the head of every page: what has to be settled before the first paint. */
const before = [applyColorMode, openFonts, askAgain]

// None keeps another from starting.
for (const start of process.env.ANNOUNCES ? [...before, showAnnouncement] : before) queueMicrotask(start)
