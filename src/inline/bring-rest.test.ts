import { bringRest, holdRest } from "./bring-rest"
import { loadingAttribute } from "./names"

const LINK = '<link rel="stylesheet" href="/drawings/rest.css">'
const root = document.documentElement
const marker = () => document.querySelector("noscript")!
const link = () => document.querySelector<HTMLLinkElement>("main > link")
let write: jest.SpyInstance
/** What follows is shown by, in order. */
const frames: FrameRequestCallback[] = []
let paint: () => void

const arrive = (address: string, type = "navigate") => {
  Object.assign(performance, { getEntriesByType: () => [{ type, name: address }] })
  holdRest(marker())
  bringRest()
}

describe("the rest of a page", () => {
  beforeEach(() => {
    write = jest.spyOn(document, "write").mockImplementation(() => undefined)
    frames.length = 0
    root.removeAttribute(loadingAttribute)
    document.body.innerHTML = "<main><p>First</p><noscript></noscript><p>Rest</p></main>"
    marker().textContent = LINK
    jest.spyOn(document, "hidden", "get").mockReturnValue(false)
    Object.assign(globalThis, {
      requestAnimationFrame: (frame: FrameRequestCallback) => frames.push(frame),
      // Any script that is there.
      DEFERRED_SCRIPT: require.resolve("./names"),
      PerformanceObserver: class {
        constructor(told: (list: unknown, observer: unknown) => void) {
          paint = () => told([], this)
        }
        observe() {}
        disconnect() {}
      },
    })
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

  test("is shown part by part, a few in a frame, in the order of the page, and all of it in the end", () => {
    const parts = Array.from({ length: 10 }, (_, index) => `<p>${index}</p>`).join("")
    document.body.innerHTML = `<main><p>First</p><noscript></noscript>${parts}</main><footer></footer>`
    marker().textContent = LINK
    const order = [...document.querySelectorAll("p")]
    const hidden = () => document.querySelectorAll("noscript ~ *").length
    arrive("https://shipwright.example/")
    paint()
    link()!.dispatchEvent(new Event("load"))
    const left = [hidden()]
    for (let frame = frames.shift(); frame; frame = frames.shift()) {
      expect(root.hasAttribute(loadingAttribute)).toBe(true)
      frame(0)
      left.push(hidden())
    }
    expect(left).toEqual([6, 2, 0])
    expect(root.hasAttribute(loadingAttribute)).toBe(false)
    expect([...document.querySelectorAll("p")]).toEqual(order)
  })

  test.each([
    ["a place in it is looked for", "https://shipwright.example/faq#hours", "navigate"],
    ["a text in it is looked for", "https://shipwright.example/faq#:~:text=hours", "navigate"],
    ["it is read again", "https://shipwright.example/", "reload"],
    ["it is gone back to", "https://shipwright.example/", "back_forward"],
  ])("is linked where it stands if %s", (_, address, type) => {
    arrive(address, type)
    expect(write.mock.calls).toEqual([[LINK]])
    expect(root.hasAttribute(loadingAttribute)).toBe(false)
  })

  test("is linked where it stands if nobody sees it being painted", () => {
    jest.spyOn(document, "hidden", "get").mockReturnValue(true)
    arrive("https://shipwright.example/")
    expect(write).toHaveBeenCalledTimes(1)
  })
})
