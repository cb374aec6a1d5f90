/** Marks `<html>` once the page has scrolled past 30 % of the window's height. */
export const scrolledAttribute = "data-scrolled"

/** Share of the window's height that must have been scrolled past. */
const THRESHOLD = 0.3

/** Marks `<html>` once the page has scrolled far enough for the floating button. */
export const start = (): void => {
  const mark = () => document.documentElement.toggleAttribute(scrolledAttribute, scrollY > innerHeight * THRESHOLD)
  addEventListener("scroll", mark, { passive: true })
}
