/**
 * One file for all pages, at their end: what answers the visitor
 * (docs/decisions/0038-scripts-in-pages.md).
 */
import { followColorMode } from "../inline/color-mode"
import { openAnswer } from "./answers"
import { followCursor } from "./cursor-glow"
import { watchScroll } from "./floating-action"
import { watchIslands } from "./islands"
import { closePopovers, openDialogs } from "./popovers"
import { prefetchPages } from "./prefetch"
import { revealOnScroll } from "./reveal"
import { answerThemeToggle } from "./theme-toggle"

followColorMode()
answerThemeToggle()
openAnswer()
watchScroll()
closePopovers()
openDialogs()
watchIslands()
prefetchPages()
revealOnScroll()
followCursor()
