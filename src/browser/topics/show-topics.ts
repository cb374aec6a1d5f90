/** A button in the place of a link to a topic. */
const buttonFor = (link: HTMLAnchorElement): HTMLButtonElement => {
  const button = document.createElement("button")
  button.type = "button"
  button.append(...link.childNodes)
  button.addEventListener("click", () => location.assign(link.hash))
  link.replaceWith(button)
  return button
}

/** Whether all of an element is in the window. */
const isSeen = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight
}

/** Whether a part of the page is what a visitor who has scrolled reads. */
const isRead = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect()
  return scrollY > 0 && top < innerHeight / 2 && bottom > innerHeight / 2
}

/** Does something to the page, after which an element stands where it stood in the window. */
const inPlace = (element: Element | undefined, act: () => void): void => {
  const top = element?.getBoundingClientRect().top ?? 0
  act()
  if (element) scrollBy({ top: element.getBoundingClientRect().top - top, behavior: "instant" })
}

/**
 * Shows one topic: that of the address, else that in which the browser has found and opened what was looked for, else
 * that which is read when the script comes, else the first. The others stay where a search in the page finds them, and
 * open when it does. Without this script all of them stand one below the other, and the list is of links.
 */
export const start = (root: Element): void => {
  const sections = [...root.querySelectorAll("section")]
  const buttons = [...root.querySelectorAll<HTMLAnchorElement>("nav a")].map(buttonFor)
  const show = (shown: Element | undefined) => {
    sections.forEach((section, index) => {
      section.hidden = section !== shown
      buttons[index]?.setAttribute("aria-pressed", String(section === shown))
    })
    // Once they are gone: of what stays in the layout, browsers say that it has moved.
    requestAnimationFrame(() => setTimeout(() => sections.forEach(section => (section.hidden &&= "until-found"))))
  }
  const targetOf = () => document.getElementById(location.hash.slice(1))
  const follow = () => {
    const target = targetOf()
    const named = sections.find(section => section.contains(target))
    // The address of something else (the skip link's) changes nothing.
    if (named || !location.hash) show(named ?? sections[0])
    // Browsers that open what is followed by its address have done so.
    const answer = target?.closest("details")
    if (answer) answer.open = true
  }
  const target = targetOf()
  const wanted = target ?? root.querySelector("details[open]")
  const topic = sections.find(section => section.contains(wanted))
  const read = topic ?? sections.find(isRead)
  inPlace(read, () => {
    show(read ?? sections[0])
    if (target) follow()
  })
  // The page may be on its way to where it was.
  if (topic && wanted && !isSeen(wanted)) wanted.scrollIntoView()
  addEventListener("hashchange", follow)
  root.addEventListener("beforematch", ({ target }) => {
    if (target instanceof Element) show(target)
  })
}
