import { casesAttribute, onlyAttribute, start } from "./filter-cases"

const root = () => document.querySelector(`[${casesAttribute}]`)!
const status = () => root().querySelector("[role=status]")!.textContent
const link = (name: string) => [...root().querySelectorAll("a")].find(({ textContent }) => textContent === name)!

describe("the categories of the case studies", () => {
  beforeAll(() => {
    history.replaceState(null, "", "/case-studies?category=seo")
    const links = `<a href="/case-studies">All</a><a href="?category=seo#category-seo">SEO</a><a href="?category=ads#category-ads">Ads</a>`
    const cases = ["seo", "seo", "ads"].map(id => `<li data-category="${id}"></li>`).join("")
    document.body.innerHTML = `<main><div ${casesAttribute}="{count} of {total}"><nav>${links}</nav><p role="status"></p></div><ul>${cases}</ul></main>`
    start(root())
  })

  test("are filtered by the address", () => {
    expect(root().getAttribute(onlyAttribute)).toBe("seo")
    expect(status()).toBe("2 of 3")
    expect(link("SEO").getAttribute("aria-current")).toBe("true")
    expect(link("All").hasAttribute("aria-current")).toBe(false)
  })

  test("are links that change the address, back and forward", async () => {
    link("Ads").click()
    expect(location.search).toBe("?category=ads")
    expect(status()).toBe("1 of 3")
    link("All").click()
    expect(location.search).toBe("")
    expect(root().getAttribute(onlyAttribute)).toBe("")
    const stepped = new Promise(resolve => addEventListener("popstate", resolve, { once: true }))
    history.back()
    await stepped
    expect(status()).toBe("1 of 3")
  })

  test("show all where the address names none", () => {
    history.replaceState(null, "", '/case-studies?category="]<b>')
    dispatchEvent(new PopStateEvent("popstate"))
    expect(status()).toBe("3 of 3")
  })
})
