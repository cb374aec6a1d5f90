import { bringRest } from "./bring-rest"
import { loadingAttribute } from "./names"

const LINK = '<link rel="stylesheet" href="/drawings/rest.css">'
const root = document.documentElement
const marker = () => document.querySelector("noscript")!
const link = () => document.querySelector<HTMLLinkElement>("main > link")
const write = vi.spyOn(document, "write").mockImplementation(() => undefined)
let paint: () => void

const arrive = (address: string, type = "navigate") => {
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([{ type, name: address }] as never)
  bringRest(marker())
}

describe("the rest of a page", () => {
  beforeEach(() => {
    write.mockClear()
    root.removeAttribute(loadingAttribute)
    document.body.innerHTML = "<main><p>First</p><noscript></noscript><p>Rest</p></main>"
    marker().textContent = LINK
    vi.spyOn(document, "hidden", "get").mockReturnValue(false)
    vi.stubGlobal("DEFERRED_SCRIPT", "data:text/javascript,")
    vi.stubGlobal(
      "PerformanceObserver",
      class {
        constructor(told: (list: unknown, observer: unknown) => void) {
          paint = () => told([], this)
        }
        observe() {}
        disconnect() {}
      },
    )
  })

  test.each(["load", "error"])("is asked for after the first paint, and shown after its %s", type => {
    arrive("https://shipwright.example/")
    expect([root.hasAttribute(loadingAttribute), link()]).toEqual([true, null])
    paint()
    expect([root.hasAttribute(loadingAttribute), link()?.getAttribute("href")]).toEqual([true, "/drawings/rest.css"])
    link()!.dispatchEvent(new Event(type))
    expect(root.hasAttribute(loadingAttribute)).toBe(false)
    expect(write).not.toHaveBeenCalled()
  })

  test.each([
    ["a place in it is looked for", "https://shipwright.example/faq#hours", "navigate"],
    ["a text in it is looked for", "https://shipwright.example/faq#:~:text=hours", "navigate"],
    ["it is read again", "https://shipwright.example/", "reload"],
    ["it is gone back to", "https://shipwright.example/", "back_forward"],
  ])("is linked where it stands if %s", (_, address, type) => {
    arrive(address, type)
    expect(write).toHaveBeenCalledExactlyOnceWith(LINK)
    expect(root.hasAttribute(loadingAttribute)).toBe(false)
  })

  test("is linked where it stands if nobody sees it being painted", () => {
    vi.spyOn(document, "hidden", "get").mockReturnValue(true)
    arrive("https://shipwright.example/")
    expect(write).toHaveBeenCalledTimes(1)
  })
})
