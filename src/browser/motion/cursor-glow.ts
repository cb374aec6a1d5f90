const WANTED = "(hover) and (pointer:fine) and (prefers-reduced-motion:no-preference)"

const create = (): HTMLElement => {
  document.body.insertAdjacentHTML("beforeend", "<div data-cursor-glow></div>")
  return document.body.lastElementChild as HTMLElement
}

/**
 * A glow that follows the mouse, under the ink (its look: src/theme/global-styles.tsx); not created on touch devices or
 * where reduced motion is preferred.
 */
export const start = (): void => {
  const wanted = matchMedia(WANTED)
  let glow: HTMLElement | undefined
  const show = (opacity: string) => glow && (glow.style.opacity = opacity)
  addEventListener("mousemove", ({ clientX, clientY }) => {
    if (!wanted.matches) return show("0")
    glow ??= create()
    glow.style.translate = `${clientX}px ${clientY}px`
    show(".3")
  })
  document.documentElement.addEventListener("mouseleave", () => show("0"))
}
