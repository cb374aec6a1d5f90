/** Scroll distance before the button appears, as a share of the viewport height. */
const THRESHOLD = 0.3

/** Sets `data-scrolled` on `<html>` when the page has scrolled far enough for the floating button. */
export const start = (): void => {
  const mark = () => document.documentElement.toggleAttribute("data-scrolled", scrollY > innerHeight * THRESHOLD)
  addEventListener("scroll", mark, { passive: true })
}
