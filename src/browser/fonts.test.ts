import { loadFonts } from "./fonts"

const displayFonts = () =>
  [...document.querySelectorAll<HTMLElement>("header,section,footer")].map(({ style }) =>
    style.getPropertyValue("--font-display"),
  )

describe("loadFonts", () => {
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
})
