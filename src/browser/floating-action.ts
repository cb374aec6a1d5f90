/** Share of the window's height that must have been scrolled past. */
const THRESHOLD = 0.3

/** Marks `<html>` with `data-scrolled` once the page has scrolled far enough for the floating button. */
export const start = (): void => {
  const mark = () => document.documentElement.toggleAttribute("data-scrolled", scrollY > innerHeight * THRESHOLD)
  addEventListener("scroll", mark, { passive: true })
}
