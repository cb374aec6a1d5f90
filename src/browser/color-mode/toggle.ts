import { colorModeKey, start as applyColorMode } from "./apply"

const root = document.documentElement

const modes = ["light", "dark"]

/** Sets and stores the color mode; "" follows the system. */
const setColorMode = (mode = ""): void => {
  root.dataset.theme = mode
  try {
    if (mode) localStorage.setItem(colorModeKey, mode)
    else localStorage.removeItem(colorModeKey)
  } catch {
    // Blocked storage: the mode lasts for this page.
  }
}

/** Syncs `<meta name="theme-color">`, one for each mode, with the chosen mode. */
const syncThemeColor = (): void => {
  const metas = [...document.querySelectorAll<HTMLMetaElement>("[name=theme-color]")]
  const colors = metas.map(({ content }) => content)
  const sync = () => {
    const color = colors[modes.indexOf(root.dataset.theme ?? "")]
    metas.forEach((meta, index) => (meta.content = color ?? colors[index]!))
  }
  sync()
  new MutationObserver(sync).observe(root, { attributeFilter: ["data-theme"] })
}

const revealTiming = { duration: 520, easing: "cubic-bezier(.2,.7,.2,1)", pseudoElement: "::view-transition-new(root)" }

let transition: ViewTransition | undefined

/**
 * Applies a change with a view transition: a circle that grows from the toggle. Without view transitions, or with
 * reduced motion, applies it at once.
 */
const animateChange = (change: () => void, { left, top, width, height }: DOMRect): void => {
  if (!document.startViewTransition || matchMedia("(prefers-reduced-motion:reduce)").matches) return change()
  root.dataset.themeTransition = ""
  transition = document.startViewTransition(change)
  const center = `${left + width / 2}px ${top + height / 2}px`
  transition.ready
    // Not a CSS animation: a variable with the center would restyle all elements before the change does.
    .then(() => root.animate({ clipPath: [`circle(0 at ${center})`, `circle(150% at ${center})`] }, revealTiming))
    // Rejects if another click came first or the window is hidden; the change is applied anyway.
    .catch(() => undefined)
}

/**
 * Handles the theme toggle. It cycles from the system's mode to the opposite mode, so that the first click is visible,
 * then to the system's mode as a fixed choice, then back to the system.
 */
export const start = (): void => {
  // Choices in other tabs, and those made while this page was in the back/forward cache or prerendered.
  // `prerenderingchange` fires on the document and is captured here.
  for (const type of ["storage", "pageshow", "prerenderingchange"]) addEventListener(type, applyColorMode, true)
  syncThemeColor()
  document.addEventListener("click", ({ target, clientX, clientY }) => {
    // During a transition the browser dispatches clicks to the root: repeat them after the transition.
    if (target === root)
      void transition?.finished.then(() =>
        document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>("a,button,summary")?.click(),
      )
    const toggle = target instanceof Element && target.closest("[data-theme-toggle]")
    if (!toggle) return
    const cycle = matchMedia("(prefers-color-scheme:dark)").matches ? modes : [...modes].reverse()
    // Reads the mode when the change runs, a frame later: another click may have changed it in between.
    animateChange(
      () => setColorMode(cycle[cycle.indexOf(root.dataset.theme ?? "") + 1]),
      toggle.getBoundingClientRect(),
    )
  })
}
