import { findHashTarget } from "./hash-target"

/** The part of the window, below the header, in which a heading is the one that is read. */
const READING_AREA = "-12% 0px -70%"

/** In a page's own contents, marks the section that is being read. */
export const start = (contents: Element): void => {
  const links = [...contents.querySelectorAll("a")]
  const observer = new IntersectionObserver(
    entries => {
      const read = entries.find(({ isIntersecting }) => isIntersecting)?.target
      if (read) for (const link of links) link.ariaCurrent = findHashTarget(link.hash) === read ? "true" : null
    },
    { rootMargin: READING_AREA },
  )
  for (const { hash } of links) {
    const heading = findHashTarget(hash)
    if (heading) observer.observe(heading)
  }
}
