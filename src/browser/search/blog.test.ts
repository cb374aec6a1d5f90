import { waitFor } from "@testing-library/dom"
import { indexOf } from "../../../gatsby/search/index-posts"
import { categories, madeUpPosts } from "../../../tests/engine/search/posts"
import { start } from "./blog"
import { searchAttribute, searchFieldId } from "./names"

const words = {
  found: "{count} for {words}",
  foundOne: "One for {words}",
  results: "Results",
  categories: "Categories",
  all: "All",
  more: "More",
  none: "Nothing for {words}",
  noneText: "Other words",
  failed: "Failed",
  everything: { label: "Everything", href: "/blog/all" },
}
const { posts } = madeUpPosts(30, 20)
posts[3] = { ...posts[3]!, title: "Harbors and <b>quays</b>", category: "seo", topics: [] }
posts[8] = { ...posts[8]!, title: "A harbor", category: "ads", topics: [] }
const load = jest.fn(() => Promise.resolve(indexOf(posts, categories)))

const root = () => document.querySelector<HTMLElement>(`[${searchAttribute}]`)!
const field = () => document.getElementById(searchFieldId) as HTMLInputElement
const status = () => root().querySelector("[role=status]")!.textContent
const titles = () => [...root().querySelectorAll("h3")].map(({ textContent }) => textContent)
const button = (name: string) => [...root().querySelectorAll("button")].find(one => one.textContent.startsWith(name))!
const key = (target: Element, name: string) =>
  target.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true }))
const type = (text: string) => {
  field().value = text
  field().dispatchEvent(new Event("input", { bubbles: true }))
}
const back = async () => {
  const stepped = new Promise(resolve => addEventListener("popstate", resolve, { once: true }))
  history.back()
  await stepped
}

describe("the search field of the blog", () => {
  // Listeners of the window would answer for one another: it is started once, as in a page.
  beforeAll(() => {
    history.replaceState(null, "", "/blog?q=harbor")
    const data = `<script type="application/json">${JSON.stringify(words)}</script>`
    document.body.innerHTML = `<form><input id="${searchFieldId}"></form><div ${searchAttribute} hidden>${data}<p role="status"></p><div></div></div>`
    load.mockRejectedValueOnce(new Error("offline"))
    start(field().form!, load)
  })
  const isTold = (text: string) => waitFor(() => expect(status()).toBe(text))

  test("says so where the index does not come, and asks for it again with the next letter", async () => {
    await isTold("Failed")
    expect(root().querySelector("a")?.getAttribute("href")).toBe("/blog/all")
    type("harb")
    await isTold("2 for harb")
    type("harbor ")
    await isTold("2 for harbor")
    expect(location.search).toBe("?q=harbor")
  })

  test("answers what the address asks for, with every word marked and counts by category", async () => {
    await isTold("2 for harbor")
    expect(root().hidden).toBe(false)
    expect(titles()).toEqual(["A harbor", "Harbors and <b>quays</b>"])
    expect([...root().querySelectorAll("h3 mark")].map(({ textContent }) => textContent)).toEqual(["harbor", "Harbors"])
    expect(root().querySelector("h3 b")).toBeNull()
    expect([...root().querySelectorAll("[role=group] button")].map(one => one.textContent)).toEqual([
      "All 2",
      "SEO 1",
      "ADS 1",
    ])
  })

  test("filters by a category, which is a step in the history", async () => {
    button("SEO").click()
    await isTold("One for harbor")
    expect(location.search).toBe("?q=harbor&category=seo")
    expect(button("SEO").getAttribute("aria-pressed")).toBe("true")
    expect(document.activeElement).toBe(button("SEO"))
    await back()
    await isTold("2 for harbor")
    expect(location.search).toBe("?q=harbor")
  })

  test("is worked by the arrow keys, and emptied by Escape", async () => {
    const [first, second] = root().querySelectorAll("li a")
    field().focus()
    key(field(), "ArrowDown")
    expect(document.activeElement).toBe(first)
    key(first!, "ArrowDown")
    expect(document.activeElement).toBe(second)
    key(second!, "ArrowUp")
    key(first!, "ArrowUp")
    expect(document.activeElement).toBe(field())
    key(field(), "Escape")
    await waitFor(() => expect(root().hidden).toBe(true))
    expect(location.search).toBe("")
    await back()
    await isTold("2 for harbor")
    expect(field().value).toBe("harbor")
  })

  test("follows what is typed; only the first letter is a step in the history", async () => {
    type("")
    await waitFor(() => expect(root().hidden).toBe(true))
    const before = history.length
    type("qua")
    await isTold("One for qua")
    type("quays b")
    await isTold("One for quays b")
    expect(history.length).toBe(before + 1)
    expect(location.search).toBe("?q=quays+b")
  })

  test("does not mind spaces around the words", async () => {
    type("  quays b ")
    await isTold("One for quays b")
  })

  test("says so where nothing is found, and takes what is typed for words", async () => {
    type("<img src=x onerror=alert(1)>")
    await isTold("Nothing for <img src=x onerror=alert(1)>")
    expect(root().querySelector("img")).toBeNull()
    expect(root().querySelector("a")?.getAttribute("href")).toBe("/blog/all")
  })

  test("shows ten, and further ones when asked", async () => {
    type("s")
    await waitFor(() => expect(titles()).toHaveLength(10))
    button("More").click()
    await waitFor(() => expect(titles().length).toBeGreaterThan(10))
    expect(document.activeElement).toBe(root().querySelectorAll("li a")[10])
  })
})
