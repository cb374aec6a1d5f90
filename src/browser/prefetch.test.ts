import { start } from "./prefetch"

const mockSupport = (answer: boolean) => Object.assign(HTMLScriptElement, { supports: () => answer })
const mockSaveData = (answer: boolean) => Object.assign(navigator, { connection: { saveData: answer } })
const hover = (selector: string) =>
  document.querySelector(selector)!.dispatchEvent(new Event("pointerover", { bubbles: true }))
const prefetched = () => [...document.querySelectorAll("link")].map(link => link.getAttribute("href"))
const rules = () => document.querySelectorAll("script[type=speculationrules]").length

beforeEach(() => {
  document.head.innerHTML = ""
  document.body.innerHTML = `
    <a id="page" href="/pricing"><b>Pricing</b></a>
    <a id="file" href="/logo.svg">Logo</a>
    <a id="other" href="https://example.org/x">Elsewhere</a>
    <a id="anchor" href="#main">Main</a>`
})

describe("prefetch", () => {
  test("adds speculation rules if the browser supports them", () => {
    mockSaveData(false)
    mockSupport(true)
    start()
    hover("#page b")
    expect(prefetched()).toEqual([])
    expect(rules()).toBe(1)
  })

  test("skips prefetching with Save-Data", () => {
    mockSaveData(true)
    mockSupport(true)
    start()
    hover("#page b")
    expect(prefetched()).toEqual([])
    expect(rules()).toBe(0)
  })

  test("prefetches hovered pages of this site once", () => {
    mockSaveData(false)
    mockSupport(false)
    start()
    for (const link of ["#page b", "#page", "#file", "#other", "#anchor"]) hover(link)
    expect(prefetched()).toEqual(["/pricing"])
  })
})
