const MEDIA_QUERY = "(hover) and (pointer:fine) and (prefers-reduced-motion:no-preference)"

/**
 * Adds a glow that follows the mouse, behind the text (styles: src/theme/global-styles.tsx). Skipped on touch devices
 * and with reduced motion.
 */
export const start = (): void => {
  if (!matchMedia(MEDIA_QUERY).matches) return
  const glow = document.createElement("div")
  glow.dataset.cursorGlow = ""
  document.body.append(glow)
  addEventListener("mousemove", ({ clientX, clientY }) =>
    Object.assign(glow.style, { translate: `${clientX}px ${clientY}px`, opacity: ".3" }),
  )
  document.documentElement.addEventListener("mouseleave", () => (glow.style.opacity = "0"))
}
