import { start } from "./share-page"

const URL = "https://agency.test/blog/post"
const button = () => document.querySelector("button")!
/** What the device has, in place of what the test's browser has. */
const device = (has: object) => Object.defineProperty(globalThis, "navigator", { configurable: true, value: has })
/** Opens a page with the button, and presses it. */
const press = async (has: object) => {
  device(has)
  document.head.innerHTML = `<title>A post</title><link rel="canonical" href="${URL}">`
  document.body.innerHTML = '<button data-share data-shared="Copied">Share</button>'
  start(button())
  button().click()
  await Promise.resolve()
  await Promise.resolve()
}

const real = globalThis.navigator
afterEach(() => device(real))

describe("the share button", () => {
  test("opens what the device has for it, with the page's own address", async () => {
    const share = jest.fn(() => Promise.resolve())
    await press({ share })
    expect(share).toHaveBeenCalledWith({ title: "A post", url: URL })
    expect(button().getAttribute("data-share")).toBe("ready")
  })

  test("does nothing more where that is closed again", async () => {
    await press({ share: () => Promise.reject(new DOMException("closed", "AbortError")) })
    expect(button().textContent).toBe("Share")
  })

  test("copies the address where the device has nothing for it, and says so", async () => {
    const writeText = jest.fn(() => Promise.resolve())
    await press({ clipboard: { writeText } })
    expect(writeText).toHaveBeenCalledWith(URL)
    expect(button().textContent).toBe("Copied")
  })

  test("says what it said where copying is forbidden", async () => {
    await press({ clipboard: { writeText: () => Promise.reject(new DOMException("denied", "NotAllowedError")) } })
    expect(button().textContent).toBe("Share")
  })

  test("is not shown where neither is to be had", async () => {
    await press({})
    expect(button().getAttribute("data-share")).toBe("")
  })
})
