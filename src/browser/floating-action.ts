/** Scroll distance before the button appears, as a share of the viewport height. */
const THRESHOLD = 0.3

/** Sets `data-scrolled` on `<html>` while the page is scrolled far enough for the floating button. */
export const start = (): void => {
  const update = () => document.documentElement.toggleAttribute("data-scrolled", scrollY > innerHeight * THRESHOLD)
  addEventListener("scroll", update, { passive: true })
}
