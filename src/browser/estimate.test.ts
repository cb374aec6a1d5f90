import { estimateData } from "#tests/unit/estimate-data"
import { start } from "./estimate"

/** Starts the estimate card of the contact page at a URL, and returns its link to the estimator. */
const linkAt = (search: string) => {
  history.replaceState(null, "", `/contact${search}`)
  document.body.innerHTML = `<main><section hidden><ul></ul><a></a><script type="application/json"></script></section></main>`
  const card = document.querySelector("section")!
  card.lastElementChild!.textContent = JSON.stringify(estimateData)
  start(card)
  return card.hidden ? undefined : card.querySelector("a")!.getAttribute("href")
}

describe("estimate card", () => {
  test.each([
    ["?from=blog/a-post&load=web.2", "/blog/a-post?load=web.2"],
    ["?load=web.2", "/pricing?load=web.2"],
    ["?from=/evil.example&load=web.2", "/pricing?load=web.2"],
    ["", undefined],
  ])("links to the page of the estimator, or hides the card without an estimate: %j", (search, href) => {
    expect(linkAt(search)).toBe(href)
  })
})
