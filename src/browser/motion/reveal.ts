/** How what moves comes to rest. */
const EASING = "cubic-bezier(.2,.7,.2,1)"

/** Pixels an element must have come into the window before it is revealed. */
const MARGIN = 80
/** Milliseconds. */
const DURATION = 560
/** Milliseconds between the parts of a band where the page asks for no other. */
const STAGGER = 80

/** A list, or a row of articles: each of its entries moves by itself, anything else in a band as a whole. */
const LIST = ":is(ul,ol,dl,:has(>article~article))"
const PARTS = `main>section>*>:not(${LIST}),main>section>*>${LIST}>*`

const reveal = (part: Element, delay: number) => {
  part.removeAttribute("data-reveal")
  const below = { offset: 0, opacity: 0, transform: "translateY(20px)" }
  part.animate([below], { duration: DURATION, delay, easing: EASING, fill: "backwards" })
}

const observeParts = () => {
  if (matchMedia("(prefers-reduced-motion:reduce)").matches) return
  const stagger = Number(document.querySelector("main")?.dataset.stagger ?? STAGGER)
  const parts = [...document.querySelectorAll(PARTS)].filter(part => part.getBoundingClientRect().top > innerHeight)
  // The upper margin is endless: what the visitor has jumped past is revealed too.
  const observer = new IntersectionObserver(
    entries => {
      const seen = entries.filter(({ isIntersecting }) => isIntersecting)
      seen.forEach(({ target }, order) => {
        observer.unobserve(target)
        reveal(target, order * stagger)
      })
    },
    { rootMargin: `1000000px 0px -${MARGIN}px` },
  )
  for (const part of parts) {
    part.setAttribute("data-reveal", "")
    observer.observe(part)
  }
}

/**
 * Lets the bands of a page rise into view once, part by part. It begins with the first scroll and hides only what lies
 * below the window then: nothing is hidden without script, nothing moves under reduced motion, and a page that is not
 * scrolled is not worked on.
 */
export const start = (): void => addEventListener("scroll", observeParts, { passive: true, once: true })
