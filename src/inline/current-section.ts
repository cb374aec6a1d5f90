/** What the contents of a page are known by in its HTML: the name of their heading. */
export const contentsMark = 'aria-labelledby="contents"'

/** The part of the window, below the header, in which a heading is the one that is read. */
const READ = "-12% 0px -70%"

/** In a page's own contents, marks the section that is being read. */
export const markCurrentSection = (): void => {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(`nav[${contentsMark}] a`)]
  const observer = new IntersectionObserver(
    entries => {
      const read = entries.find(({ isIntersecting }) => isIntersecting)?.target.id
      if (read) for (const link of links) link.ariaCurrent = link.hash === `#${read}` ? "true" : null
    },
    { rootMargin: READ },
  )
  for (const { hash } of links) {
    const heading = document.getElementById(hash.slice(1))
    if (heading) observer.observe(heading)
  }
}
