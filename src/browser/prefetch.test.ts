import { start } from "./prefetch"

const supports = (answer: boolean) => Object.assign(HTMLScriptElement, { supports: () => answer })
const saveData = (answer: boolean) => Object.assign(navigator, { connection: { saveData: answer } })
const point = (selector: string) =>
  document.querySelector(selector)!.dispatchEvent(new Event("pointerover", { bubbles: true }))
const fetched = () => [...document.querySelectorAll("link")].map(link => link.getAttribute("href"))
const rules = () => document.querySelectorAll("script[type=speculationrules]").length

beforeEach(() => {
  document.head.innerHTML = ""
  document.body.innerHTML = `
    <a id="page" href="/pricing"><b>Pricing</b></a>
    <a id="file" href="/logo.svg">Logo</a>
    <a id="other" href="https://example.org/x">Elsewhere</a>
    <a id="anchor" href="#main">Main</a>`
})

describe("pages ahead", () => {
  test("leaves it to the browser's own rules where it has them", () => {
    saveData(false)
    supports(true)
    start()
    point("#page b")
    expect(fetched()).toEqual([])
    expect(rules()).toBe(1)
  })

  test("asks for nothing where data is saved", () => {
    saveData(true)
    supports(true)
    start()
    point("#page b")
    expect(fetched()).toEqual([])
    expect(rules()).toBe(0)
  })

  test("elsewhere fetches pages of this site that are pointed at, once", () => {
    saveData(false)
    supports(false)
    start()
    for (const link of ["#page b", "#page", "#file", "#other", "#anchor"]) point(link)
    expect(fetched()).toEqual(["/pricing"])
  })
})
