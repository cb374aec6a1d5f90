import { start as showAnnouncement } from "./announcement"
import { start as applyColorMode } from "./color-mode/apply"

/*
 * Written into the head of every page: what has to be settled before the first paint. It stands here without functions,
 * because each byte is one of every page.
 */

// Where the module of every page did not come, each click asks for it once more: a train leaves a tunnel. The address
// is another one after each failure, because browsers may remember a module that failed.
addEventListener(
  "error",
  ({ target }) => {
    // Pictures and sheets that fail come by here too.
    if ((target as HTMLScriptElement).type !== "module") return
    let address = `${(target as HTMLScriptElement).src}?`
    onclick = () => import(address).catch(() => (address += "?"))
  },
  true,
)

applyColorMode()

// Whoever comes from another page of the site has the fonts, so they are used at once.
if (document.referrer.startsWith(`${location.origin}/`))
  for (const one of document.querySelectorAll<HTMLLinkElement | HTMLStyleElement>("[data-fonts]")) one.media = ""

if (process.env.ANNOUNCES) showAnnouncement()
