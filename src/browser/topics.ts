import { findHashTarget } from "./hash-target"

/** Replaces a link to a topic by a button. */
const replaceByButton = (link: HTMLAnchorElement): HTMLButtonElement => {
  const button = document.createElement("button")
  button.type = "button"
  button.append(...link.childNodes)
  button.addEventListener("click", () => location.assign(link.hash))
  link.replaceWith(button)
  return button
}

/**
 * Shows one topic of an FAQ: that of the hash, else the first, as CSS does before this script loads
 * (src/blocks/faq/topics.tsx). The others are hidden until a search in the page finds them. Without this script all
 * topics are visible, and the list consists of links.
 */
export const start = (root: Element): void => {
  const sections = [...root.querySelectorAll("section")]
  const buttons = [...root.querySelectorAll<HTMLAnchorElement>("nav a")].map(replaceByButton)
  const show = (topic: Element | undefined) =>
    sections.forEach((section, index) => {
      section.hidden = section === topic ? false : "until-found"
      buttons[index]?.setAttribute("aria-pressed", String(section === topic))
    })
  const followHash = () => {
    const target = findHashTarget(location.hash)
    const topic = sections.find(section => section.contains(target))
    // Other hashes (the skip link) change nothing.
    if (topic || !location.hash) show(topic ?? sections[0])
    // Not all browsers open the `<details>` of a hash target.
    const answer = target?.closest("details")
    if (answer) answer.open = true
  }
  show(sections[0])
  followHash()
  addEventListener("hashchange", followHash)
  root.addEventListener("beforematch", ({ target }) => {
    if (target instanceof Element) show(target)
  })
}
