import { findHashTarget } from "./hash-target"

/** A button in the place of a link to a topic. */
const buttonFor = (link: HTMLAnchorElement): HTMLButtonElement => {
  const button = document.createElement("button")
  button.type = "button"
  button.append(...link.childNodes)
  button.addEventListener("click", () => location.assign(link.hash))
  link.replaceWith(button)
  return button
}

/**
 * Shows one topic: that of the address, else the first, which alone are there before this script comes
 * (src/blocks/faq/topics.tsx). The others stay where a search in the page finds them, and open when it does. Without
 * a script all of them stand one below the other, and the list is of links.
 */
export const start = (root: Element): void => {
  const sections = [...root.querySelectorAll("section")]
  const buttons = [...root.querySelectorAll<HTMLAnchorElement>("nav a")].map(buttonFor)
  const show = (shown: Element | undefined) =>
    sections.forEach((section, index) => {
      section.hidden = section === shown ? false : "until-found"
      buttons[index]?.setAttribute("aria-pressed", String(section === shown))
    })
  const follow = () => {
    const target = findHashTarget(location.hash)
    const named = sections.find(section => section.contains(target))
    // The address of something else (the skip link's) changes nothing.
    if (named || !location.hash) show(named ?? sections[0])
    // Browsers that open what is followed by its address have done so.
    const answer = target?.closest("details")
    if (answer) answer.open = true
  }
  show(sections[0])
  follow()
  addEventListener("hashchange", follow)
  root.addEventListener("beforematch", ({ target }) => {
    if (target instanceof Element) show(target)
  })
}
