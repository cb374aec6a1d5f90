const MEDIA_QUERY = "(hover) and (pointer:fine) and (prefers-reduced-motion:no-preference)"

/**
 * A glow that follows the mouse, under the ink (its look: src/theme/global-styles.tsx); not created on touch devices or
 * where reduced motion is preferred.
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
