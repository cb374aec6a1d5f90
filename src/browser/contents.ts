import { namedBy } from "./named-by"

/** The part of the window, below the header, in which a heading is the one that is read. */
const READ = "-12% 0px -70%"

/** In a page's own contents, marks the section that is being read. */
export const start = (contents: Element): void => {
  const links = [...contents.querySelectorAll("a")]
  const observer = new IntersectionObserver(
    entries => {
      const read = entries.find(({ isIntersecting }) => isIntersecting)?.target
      if (read) for (const link of links) link.ariaCurrent = namedBy(link.hash) === read ? "true" : null
    },
    { rootMargin: READ },
  )
  for (const { hash } of links) {
    const heading = namedBy(hash)
    if (heading) observer.observe(heading)
  }
}
