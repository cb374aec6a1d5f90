import { findHashTarget } from "./hash-target"

/** Root margin that leaves the area below the header in which a heading is current. */
const READING_AREA = "-12% 0px -70%"

/** Marks the current section in a table of contents. */
export const start = (contents: Element): void => {
  const links = [...contents.querySelectorAll("a")]
  const observer = new IntersectionObserver(
    entries => {
      const current = entries.find(({ isIntersecting }) => isIntersecting)?.target
      if (current) for (const link of links) link.ariaCurrent = findHashTarget(link.hash) === current ? "true" : null
    },
    { rootMargin: READING_AREA },
  )
  for (const { hash } of links) {
    const heading = findHashTarget(hash)
    if (heading) observer.observe(heading)
  }
}
