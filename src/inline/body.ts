/** At the end of `<body>` of every page: what answers the visitor everywhere. */
import { answerThemeToggle } from "./color-mode"
import { loadDeferred } from "./deferred"
import { watchScroll } from "./floating-action"
import { closePopovers, openDialogs } from "./popovers"

answerThemeToggle()
watchScroll()
closePopovers()
openDialogs()
loadDeferred()
