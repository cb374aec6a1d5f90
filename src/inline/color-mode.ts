import { colorModeAttribute } from "../theme/color-mode"

/** Key under which the chosen color mode is kept. */
const KEY = "mui-mode"

const modes = ["light", "dark"]
const root = document.documentElement

const chosen = (): string | null => {
  try {
    return localStorage.getItem(KEY)
  } catch {
    // Storage may be forbidden, and reading it throws then: the choice holds for this page.
    return root.getAttribute(colorModeAttribute)
  }
}

const setMode = (mode: string | null): void => {
  if (mode && modes.includes(mode)) root.setAttribute(colorModeAttribute, mode)
  else root.removeAttribute(colorModeAttribute)
}

/**
 * Puts the color mode that the visitor has chosen on the page; that of the system is a matter of style alone, and so is
 * followed live.
 */
export const applyColorMode = (): void => setMode(chosen())

const choose = (mode: string | undefined): void => {
  setMode(mode ?? null)
  try {
    if (mode) localStorage.setItem(KEY, mode)
    else localStorage.removeItem(KEY)
  } catch {
    // It holds for this page.
  }
}

/** Gives the browser's own frame the ground of the chosen color mode: each of the two tags has that of one mode. */
const paintFrame = (): void => {
  const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
  const grounds = metas.map(({ content }) => content)
  const paint = () => {
    const ground = grounds[modes.indexOf(root.getAttribute(colorModeAttribute) ?? "")]
    metas.forEach((meta, index) => (meta.content = ground ?? grounds[index] ?? ""))
  }
  paint()
  new MutationObserver(paint).observe(root, { attributeFilter: [colorModeAttribute] })
}

/** The lamp goes on, or off, from here. */
const EASING = "cubic-bezier(.3,.7,.2,1)"

/**
 * Changes the page, and lets what is new spread in a circle from the switch. At once where the browser has no
 * transitions of views, and where nothing is to move.
 */
const spread = (change: () => void, { left, top, width, height }: DOMRect): void => {
  if (!document.startViewTransition || matchMedia("(prefers-reduced-motion:reduce)").matches) return change()
  const circle = (size: string) => `circle(${size} at ${left + width / 2}px ${top + height / 2}px)`
  document.startViewTransition(change).ready.then(
    () => {
      // The browser's own fade.
      for (const animation of document.getAnimations())
        if ((animation.effect as KeyframeEffect).pseudoElement?.startsWith("::view-transition")) animation.cancel()
      root.animate(
        { clipPath: [circle("0"), circle("150%")] },
        { duration: 520, easing: EASING, pseudoElement: "::view-transition-new(root)" },
      )
    },
    // Another press came first, or the window is hidden: the page has changed all the same.
    () => undefined,
  )
}

/**
 * Answers the theme toggle, which goes from the system's mode to the other one, so that its first press is seen, then
 * to the same one for good, then back. Other open pages follow; so does one that was kept or prepared while the choice
 * was made elsewhere.
 */
export const answerThemeToggle = (): void => {
  paintFrame()
  document.addEventListener("click", ({ target }) => {
    const toggle = target instanceof Element && target.closest("[data-theme-toggle]")
    if (!toggle) return
    const round = matchMedia("(prefers-color-scheme:dark)").matches ? modes : modes.toReversed()
    const next = round[round.indexOf(root.getAttribute(colorModeAttribute) ?? "") + 1]
    spread(() => choose(next), toggle.getBoundingClientRect())
  })
  addEventListener("storage", applyColorMode)
  addEventListener("pageshow", applyColorMode)
  document.addEventListener("prerenderingchange", applyColorMode)
}
