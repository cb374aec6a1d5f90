import { loadFonts } from "./fonts"

const displayFonts = () =>
  [...document.querySelectorAll<HTMLElement>("header,section,footer")].map(({ style }) =>
    style.getPropertyValue("--font-display"),
  )

describe("loadFonts", () => {
  afterEach(() => jest.restoreAllMocks())

  test("applies the display font to one part of the page per task", async () => {
    document.body.innerHTML = "<header>Name</header><main><section><h1>Title</h1></section></main><footer>©</footer>"
    document.body.style.setProperty("--font-display", "Display, Arial")
    const load = jest.fn().mockResolvedValue([])
    Object.assign(document, { fonts: { load } })
    Object.assign(window, { matchMedia: () => new EventTarget() })
    const states: string[][] = []
    jest.spyOn(window, "setTimeout").mockImplementation(task => {
      states.push(displayFonts())
      queueMicrotask(task)
      return 0 as never
    })
    await loadFonts([])
    const stack = "Display Late, Arial"
    expect(load).toHaveBeenCalledWith("1em Display Late")
    expect([...states, displayFonts()]).toEqual([
      ["", "", ""],
      [stack, "", ""],
      [stack, stack, ""],
      [stack, stack, stack],
    ])
  })

  test("restores the font of resized headings, with one listener, when the orientation changes", async () => {
    const title = '<h1 style="font-family: Display">Title</h1>'
    document.body.innerHTML = `<main><section>${title}</section><section>${title}</section></main>`
    document.body.style.setProperty("--font-display", "Display, Arial")
    Object.assign(document, { fonts: { load: () => Promise.resolve([]) } })
    const orientation = new EventTarget()
    const addListener = jest.spyOn(orientation, "addEventListener")
    Object.assign(window, { matchMedia: () => orientation })
    // The display font makes headings higher.
    jest.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockImplementation(function (this: HTMLElement) {
      return this.parentElement?.style.getPropertyValue("--font-display") && this.style.fontFamily !== "Arial" ? 2 : 1
    })
    const families = () => [...document.querySelectorAll("h1")].map(({ style }) => style.fontFamily)
    await loadFonts([])
    expect(families()).toEqual(["Arial", "Arial"])
    orientation.dispatchEvent(new Event("change"))
    expect(families()).toEqual(["", ""])
    expect(addListener).toHaveBeenCalledTimes(1)
  })
})
