import { waitFor } from "@testing-library/react"
import { BlockList } from "#blocks/block-list"
import { queryData } from "#tests/unit/gatsby-mock"
import { renderThemed } from "#tests/unit/render"
import { start } from "./filter"

const library = { __typename: "LibraryBlock", id: null, title: "Resources" } as Queries.BlockFragment
const resource = (title: string, category: string) => ({ yamlId: title, title, description: "", category, type: "" })

/** Renders two libraries and starts their scripts. */
const renderLibraries = (search = "") => {
  history.replaceState(null, "", `/page${search}`)
  const nodes = [resource("A guide", "guides"), resource("A video", "videos")]
  Object.assign(queryData, { allResource: { nodes } })
  const { container } = renderThemed(<BlockList blocks={[library, library]} page={{ path: "/page" }} />)
  const roots = [...container.querySelectorAll<HTMLElement>("[data-behavior=filter]")]
  for (const root of roots) start(root)
  return roots as [HTMLElement, HTMLElement]
}
const choose = (root: Element, category: string) => root.querySelector<HTMLElement>(`[value=${category}]`)!.click()
const titlesIn = (root: Element) => [...root.querySelectorAll("li h3")].map(({ textContent }) => textContent)

describe("two libraries on a page", () => {
  test("writes each category to a separate URL parameter", async () => {
    const [first, second] = renderLibraries()
    choose(first, "guides")
    choose(second, "videos")
    expect([first, second].map(titlesIn)).toEqual([["A guide"], ["A video"]])
    await waitFor(() => expect(location.search).toBe("?category=guides&category-2=videos"))
    choose(second, "all")
    expect([first, second].map(titlesIn)).toEqual([["A guide"], ["A guide", "A video"]])
    await waitFor(() => expect(location.search).toBe("?category=guides"))
  })

  test("discards the URL of a choice if the visitor goes back first", async () => {
    const [first] = renderLibraries()
    choose(first, "guides")
    dispatchEvent(new PopStateEvent("popstate"))
    await new Promise(resolve => setTimeout(resolve))
    expect(location.search).toBe("")
    expect(titlesIn(first)).toEqual(["A guide", "A video"])
  })

  test("lists all resources for an unknown category", () => {
    const [first] = renderLibraries()
    choose(first, "guides")
    history.replaceState(null, "", "/page?category=gone")
    dispatchEvent(new PopStateEvent("popstate"))
    expect(titlesIn(first)).toEqual(["A guide", "A video"])
  })

  test("filters only the list of the search field", () => {
    const [first, second] = renderLibraries()
    const field = second.querySelector<HTMLInputElement>("[type=search]")!
    field.value = "video"
    field.dispatchEvent(new Event("input", { bubbles: true }))
    expect([first, second].map(titlesIn)).toEqual([["A guide", "A video"], ["A video"]])
    expect(location.search).toBe("")
  })

  test("does not remove items that stay visible", () => {
    const [first] = renderLibraries()
    const observer = new MutationObserver(() => undefined)
    observer.observe(first.querySelector("ul")!, { childList: true })
    choose(first, "guides")
    choose(first, "all")
    const removed = observer.takeRecords().flatMap(({ removedNodes }) => [...removedNodes])
    expect(removed.map(node => node.textContent)).toEqual([expect.stringContaining("A video")])
    expect(titlesIn(first)).toEqual(["A guide", "A video"])
  })

  test.each([
    ["?category=guides", [["A guide"], ["A guide", "A video"]]],
    ["?category-2=guides", [["A guide", "A video"], ["A guide"]]],
  ])("selects the category of one of the libraries by the URL: %s", (search, titles) =>
    expect(renderLibraries(search).map(titlesIn)).toEqual(titles),
  )

  test("gives each search a distinct accessible name", () => {
    const names = renderLibraries().map(root => root.querySelector("[role=search]")!.getAttribute("aria-label"))
    expect(new Set(names).size).toBe(2)
  })
})
