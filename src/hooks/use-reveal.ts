import { type RefObject, useEffect } from "react"

/** Marks what waits below the window to be revealed; `live-styles.tsx` hides it. */
export const waitingAttribute = "data-waiting"

/** Pixels an element must have come into the window before it is revealed (spec 9.1: 60 to 120). */
const MARGIN = 80
/** Milliseconds (spec 9.1: 0.24 to 0.8 s). */
const DURATION = 560
const EASING = "cubic-bezier(.2, .7, .2, 1)"

const isList = (element: Element) =>
  /^(UL|OL|DL)$/.test(element.tagName) || element.querySelectorAll(":scope > article").length > 1

/** What moves by itself in a band: each entry of a list, anything else as a whole. */
const partsOf = (band: Element): Element[] =>
  [...band.children].flatMap(wrap => [...wrap.children].flatMap(part => (isList(part) ? [...part.children] : [part])))

const reveal = (part: Element, order: number, stagger: number) => {
  part.removeAttribute(waitingAttribute)
  part.animate(
    [
      { opacity: 0, transform: "translateY(20px)" },
      { opacity: 1, transform: "none" },
    ],
    {
      duration: DURATION,
      delay: order * stagger,
      easing: EASING,
      fill: "backwards",
    },
  )
}

/**
 * Lets the bands of a page rise into view once, part by part. Only what lies below the window when React takes over is hidden
 * for it, so nothing is ever hidden without script, and under reduced motion nothing moves.
 * @param main the element whose sections are the bands
 * @param stagger milliseconds between the parts of a band (spec 9.1: 80 to 200)
 */
export const useReveal = (main: RefObject<HTMLElement | null>, stagger: number): void => {
  useEffect(() => {
    if (!main.current || matchMedia("(prefers-reduced-motion: reduce)").matches) return
    const parts = [...main.current.querySelectorAll(":scope > section")]
      .flatMap(partsOf)
      .filter(part => part.getBoundingClientRect().top > innerHeight)
    for (const part of parts) part.setAttribute(waitingAttribute, "")
    // The upper margin is endless: what the visitor has jumped past is revealed too.
    const observer = new IntersectionObserver(
      entries => {
        const seen = entries.filter(({ isIntersecting }) => isIntersecting)
        seen.forEach(({ target }, order) => {
          observer.unobserve(target)
          reveal(target, order, stagger)
        })
      },
      { rootMargin: `1000000px 0px -${MARGIN}px 0px` },
    )
    for (const part of parts) observer.observe(part)
    return () => {
      observer.disconnect()
      for (const part of parts) part.removeAttribute(waitingAttribute)
    }
  }, [main, stagger])
}
