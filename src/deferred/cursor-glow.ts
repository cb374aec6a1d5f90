/** Pixels across. */
const SIZE = 20

const WANTED = "(hover:hover) and (pointer:fine) and (prefers-reduced-motion:no-preference)"

const create = (): HTMLElement => {
  const glow = document.createElement("div")
  glow.setAttribute("data-cursor-glow", "")
  glow.style.cssText = `position:fixed;z-index:30;top:-${SIZE / 2}px;left:-${SIZE / 2}px;width:${SIZE}px;height:${SIZE}px;border-radius:50%;background:var(--palette-yard-signal);filter:blur(3px);mix-blend-mode:var(--palette-yard-glow);opacity:0;pointer-events:none;transition:opacity .24s`
  document.body.append(glow)
  return glow
}

/** A glow that follows the mouse, under the ink; not created on touch devices or where reduced motion is preferred. */
export const followCursor = (): void => {
  const wanted = matchMedia(WANTED)
  let glow: HTMLElement | undefined
  const show = (opacity: string) => glow && (glow.style.opacity = opacity)
  addEventListener(
    "mousemove",
    ({ clientX, clientY }) => {
      if (!wanted.matches) return show("0")
      glow ??= create()
      glow.style.translate = `${clientX}px ${clientY}px`
      show(".3")
    },
    { passive: true },
  )
  document.documentElement.addEventListener("mouseleave", () => show("0"))
}
