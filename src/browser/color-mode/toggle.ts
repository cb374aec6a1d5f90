import { colorModeKey, start as applyColorMode } from "./apply"

const root = document.documentElement

/** What can be chosen. */
const modes = ["light", "dark"]

const choose = (mode = ""): void => {
  root.dataset.theme = mode
  try {
    if (mode) localStorage.setItem(colorModeKey, mode)
    else localStorage.removeItem(colorModeKey)
  } catch {
    // It holds for this page.
  }
}

/** Gives the browser's own frame the ground of the chosen color mode: each of the two tags has that of one mode. */
const syncThemeColor = (): void => {
  const metas = [...document.querySelectorAll<HTMLMetaElement>("[name=theme-color]")]
  const grounds = metas.map(({ content }) => content)
  const paint = () => {
    const ground = grounds[modes.indexOf(root.dataset.theme ?? "")]
    metas.forEach((meta, index) => (meta.content = ground ?? grounds[index]!))
  }
  paint()
  new MutationObserver(paint).observe(root, { attributeFilter: ["data-theme"] })
}

/** The last circle. */
let transition: ViewTransition | undefined

/**
 * Changes the page, and lets what is new spread in a circle from the switch (src/theme/global-styles.tsx). At once
 * where the browser has no transitions of views, and where nothing is to move.
 */
const animateChange = (change: () => void, { left, top, width, height }: DOMRect): void => {
  if (!document.startViewTransition || matchMedia("(prefers-reduced-motion:reduce)").matches) return change()
  root.dataset.themeTransition = ""
  root.style.setProperty("--from", `${left + width / 2}px ${top + height / 2}px`)
  transition = document.startViewTransition(change)
  // Another press came first, or the window is hidden: the page has changed all the same.
  transition.ready.catch(() => undefined)
}

/**
 * Answers the theme toggle, which goes from the system's mode to the other one, so that its first press is seen, then
 * to the same one for good, then back.
 */
export const start = (): void => {
  // The choice in another open page, and one that was made while this page was kept or prepared. The last event is the
  // document's own, and passes the window on its way there.
  for (const type of ["storage", "pageshow", "prerenderingchange"]) addEventListener(type, applyColorMode, true)
  syncThemeColor()
  document.addEventListener("click", ({ target, clientX, clientY }) => {
    // The browser hands what is pressed meanwhile to the root: it counts once the picture of the page has moved.
    if (target === root)
      void transition?.finished.then(() =>
        document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>("a,button,summary")?.click(),
      )
    const toggle = target instanceof Element && target.closest("[data-theme-toggle]")
    if (!toggle) return
    const round = matchMedia("(prefers-color-scheme:dark)").matches ? modes : [...modes].reverse()
    // Asked when the page changes, a frame after the press: another press may have come in between.
    animateChange(() => choose(round[round.indexOf(root.dataset.theme ?? "") + 1]), toggle.getBoundingClientRect())
  })
}
