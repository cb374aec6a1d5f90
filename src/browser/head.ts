import { start as showAnnouncement } from "./announcement"
import { start as applyColorMode } from "./color-mode/apply"

/*
 * Inlined in the head of every page; runs before the first paint. It declares no functions, to save bytes.
 */

// If the main module failed to load, each click retries it. Every retry changes the URL, because browsers may cache the
// failure.
addEventListener(
  "error",
  ({ target }) => {
    // Errors of images and style sheets are captured here, too.
    if ((target as HTMLScriptElement).type !== "module") return
    let url = `${(target as HTMLScriptElement).src}?`
    onclick = () => import(url).catch(() => (url += "?"))
  },
  true,
)

applyColorMode()

// Visitors from another page of the site have the fonts in their cache: apply them at once.
if (document.referrer.startsWith(`${location.origin}/`))
  for (const fonts of document.querySelectorAll<HTMLLinkElement | HTMLStyleElement>("[data-fonts]")) fonts.media = ""

if (process.env.HAS_ANNOUNCEMENT) showAnnouncement()
