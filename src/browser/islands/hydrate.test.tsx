import { act, waitFor } from "@testing-library/react"
import { useState } from "react"
import { renderToString } from "react-dom/server"
import { hydrate } from "./hydrate"
import { IslandTheme } from "./island-theme"

const Counter = ({ max }: { max: number }) => {
  const [count, setCount] = useState(0)
  if (count > max) throw new Error("Too many.")
  return (
    <form>
      <input aria-label="Name" />
      <button type="button" onClick={() => setCount(count + 1)}>
        {`Pressed ${count}`}
      </button>
    </form>
  )
}

const renderIsland = () => {
  document.body.innerHTML = `<div data-island="Counter"><div></div><script type="application/json">{"max":1}</script></div>`
  const island = document.querySelector("[data-island]")!
  island.firstElementChild!.innerHTML = renderToString(
    <IslandTheme>
      <Counter max={1} />
    </IslandTheme>,
    { identifierPrefix: "Counter-" },
  )
  return island
}
const button = () => document.querySelector("button")!
const input = () => document.querySelector("input")!
const hydrateIsland = (island: Element) => act(() => hydrate(Counter)(island))
const press = () => act(() => button().click())

describe("hydrate", () => {
  test("reuses the server-rendered nodes and keeps typed values", () => {
    const island = renderIsland()
    const serverInput = input()
    serverInput.value = "Ada"
    hydrateIsland(island)
    expect(island).toHaveAttribute("data-state", "ready")
    press()
    expect(button()).toHaveTextContent("Pressed 1")
    expect([input(), input().value]).toEqual([serverInput, "Ada"])
  })

  test("sets the theme variables of both color modes only on islands", () => {
    hydrateIsland(renderIsland())
    const rules = [...document.styleSheets].flatMap(sheet => [...sheet.cssRules].map(rule => rule.cssText))
    const declarations = rules.filter(rule => rule.includes("--palette-Alert-errorColor:"))
    expect([...new Set(declarations.map(rule => /(?<=^|\{)[^{@]+(?= \{-)/.exec(rule)?.[0]))]).toEqual([
      ':root [data-island],[data-theme="light"] [data-island]',
      '[data-theme="dark"] [data-island]',
      ':root:not([data-theme="light"]) [data-island]',
    ])
  })

  test("replaces markup that a translator has changed", () => {
    const island = renderIsland()
    // React reports recoverable errors to the window.
    const consoleError = jest.spyOn(console, "error").mockImplementation(() => undefined)
    addEventListener("error", event => event.preventDefault(), { once: true })
    button().innerHTML = "<font><font>Gedrückt</font></font>"
    hydrateIsland(island)
    expect(island).toHaveAttribute("data-state", "ready")
    button().innerHTML = "<font><font>Gedrückt 0</font></font>"
    press()
    expect(button()).toHaveTextContent("Pressed 1")
    consoleError.mockRestore()
  })

  test("restores the original nodes and logs the error if the component throws", async () => {
    const consoleError = jest.spyOn(console, "error").mockImplementation(() => undefined)
    const island = renderIsland()
    input().value = "Ada"
    hydrateIsland(island)
    press()
    // Within `act`, errors reach the test instead of `onUncaughtError`.
    button().click()
    await waitFor(() => expect(island).toHaveAttribute("data-state", "failed"))
    expect(input().value).toBe("Ada")
    expect(consoleError.mock.calls.flat().join(" ")).toContain("The island Counter cannot hydrate")
  })
})
