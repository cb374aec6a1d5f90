/**
 * One file for all pages, fetched after the first paint and run once the page is read: what answers the visitor
 * (docs/decisions/0038-scripts-in-pages.md).
 */
import { openAnswer } from "./answers"
import { followCursor } from "./cursor-glow"
import { watchScroll } from "./floating-action"
import { watchIslands } from "./islands"
import { closePopovers, openDialogs } from "./popovers"
import { prefetchPages } from "./prefetch"
import { revealOnScroll } from "./reveal"
import { answerThemeToggle } from "./theme-toggle"

answerThemeToggle()
openAnswer()
watchScroll()
closePopovers()
openDialogs()
watchIslands()
prefetchPages()
revealOnScroll()
followCursor()
