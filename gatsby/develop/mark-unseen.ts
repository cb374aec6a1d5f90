import type { Unseen } from "./unseen"

/**
 * Runs in the browser, in `develop` only: marks drafts and hidden pages wherever they stand, and the links to them. It
 * is sent as its own source text, so it uses nothing from outside itself.
 * @param address where the list of them comes from
 */
export const markUnseen = (address: string): void => {
  let all: Unseen[] = []

  const style = document.createElement("style")
  style.textContent = `
    [data-unseen] { outline: 2px dashed currentColor; outline-offset: 2px; }
    [data-unseen]::after { content: " [" attr(data-unseen) "]"; font: 700 .75rem/1 system-ui, sans-serif; }`
  document.head.append(style)

  const isNamed = (element: Element, { name }: Unseen) =>
    element.childElementCount === 0 && element.textContent.trim() === name
  const leadsTo = (element: Element, { addresses }: Unseen) =>
    element instanceof HTMLAnchorElement && element.host === location.host && addresses.includes(element.pathname)
  const isOn = ({ addresses }: Unseen) => addresses.includes(location.pathname.replace(/(.)\/$/, "$1"))

  const mark = () => {
    for (const element of document.querySelectorAll("[data-unseen]")) element.removeAttribute("data-unseen")
    for (const one of all) {
      const places = [...document.body.querySelectorAll("a, h2, h3, p, span, cite, strong")].filter(
        element => leadsTo(element, one) || (one.addresses.length === 0 && isNamed(element, one)),
      )
      if (isOn(one)) places.push(...document.querySelectorAll("h1"))
      for (const element of places) element.setAttribute("data-unseen", one.mark)
    }
  }
  const ask = async () => {
    all = (await (await fetch(address)).json()) as Unseen[]
    mark()
  }
  // The bar of problems says when content has changed; React puts pages in and changes them when it likes.
  addEventListener("content-checked", () => void ask())
  setInterval(() => {
    if (all.length > 0 && !document.hidden) mark()
  }, 1000)
}
