const EASING = "cubic-bezier(.2,.7,.2,1)"

/** Pixels of an element in the viewport before it is revealed. */
const MARGIN = 80
/** Milliseconds of the animation of a part. */
const DURATION = 560
/** Milliseconds between the parts of a section, unless the page sets `data-stagger`. */
const STAGGER = 80

/** Lists and rows of articles: their items are revealed one by one. */
const LIST_SELECTOR = ":is(ul,ol,dl,:has(>article~article))"
const PART_SELECTOR = `main>section>*>:not(${LIST_SELECTOR}),main>section>*>${LIST_SELECTOR}>*`

const reveal = (part: Element, delay: number) => {
  part.removeAttribute("data-reveal")
  const hiddenFrame = { offset: 0, opacity: 0, transform: "translateY(20px)" }
  part.animate([hiddenFrame], { duration: DURATION, delay, easing: EASING, fill: "backwards" })
}

const observeParts = () => {
  if (matchMedia("(prefers-reduced-motion:reduce)").matches) return
  const stagger = Number(document.querySelector("main")?.dataset.stagger ?? STAGGER)
  const parts = [...document.querySelectorAll(PART_SELECTOR)].filter(
    part => part.getBoundingClientRect().top > innerHeight,
  )
  // The upper margin is unlimited: parts above the viewport, after a jump, are revealed too.
  const observer = new IntersectionObserver(
    entries => {
      const visible = entries.filter(({ isIntersecting }) => isIntersecting)
      visible.forEach(({ target }, index) => {
        observer.unobserve(target)
        reveal(target, index * stagger)
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
 * Reveals the sections of a page once, part by part, from the first scroll. Only parts below the viewport are hidden,
 * and only by this script. Skipped with reduced motion.
 */
export const start = (): void => addEventListener("scroll", observeParts, { passive: true, once: true })
