import { start as applyColorMode } from "./apply"
import { start } from "./toggle"

const root = document.documentElement
const mode = () => root.dataset.theme
const frame = () => [...document.querySelectorAll("meta")].map(({ content }) => content)
const press = () => document.querySelector<HTMLElement>("span")!.click()
const prefers = (scheme: "light" | "dark") =>
  Object.assign(globalThis, { matchMedia: (query: string) => ({ matches: query.includes(scheme) }) })

beforeAll(() => {
  document.head.innerHTML = '<meta name="theme-color" content="day"><meta name="theme-color" content="night">'
  document.body.innerHTML = "<button data-theme-toggle><span>x</span></button>"
  prefers("light")
  start()
})

beforeEach(() => {
  localStorage.clear()
  applyColorMode()
})

describe("color mode", () => {
  test("is the system's until one is chosen", () => expect(mode()).toBeUndefined())

  test.each([
    ["light", ["dark", "light", undefined]],
    ["dark", ["light", "dark", undefined]],
  ] as const)("the toggle goes round from a %s system, and is remembered", (system, round) => {
    prefers(system)
    for (const next of round) {
      press()
      expect(mode()).toBe(next)
      expect(localStorage.getItem("mui-mode") ?? undefined).toBe(next)
    }
  })

  test("what is stored is put on the page, if it is a mode", () => {
    localStorage.setItem("mui-mode", "dark")
    dispatchEvent(new Event("storage"))
    expect(mode()).toBe("dark")
    localStorage.setItem("mui-mode", '"><script>')
    dispatchEvent(new Event("pageshow"))
    expect(mode()).toBeUndefined()
  })

  test("where storage is forbidden the choice holds for the page", () => {
    prefers("light")
    const storage = jest.spyOn(globalThis, "localStorage", "get").mockImplementation(() => {
      throw new Error("SecurityError")
    })
    press()
    applyColorMode()
    expect(mode()).toBe("dark")
    storage.mockRestore()
  })

  test("the browser's frame has the ground of the chosen mode, and each its own where none is chosen", async () => {
    prefers("light")
    press()
    await Promise.resolve()
    expect(frame()).toEqual(["night", "night"])
    press()
    press()
    await Promise.resolve()
    expect(frame()).toEqual(["day", "night"])
  })
})
