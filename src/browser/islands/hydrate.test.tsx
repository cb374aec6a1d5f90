import { act, waitFor } from "@testing-library/react"
import { useState } from "react"
import { renderToString } from "react-dom/server"
import { hydrate } from "./hydrate"
import { IslandTheme } from "./island-theme"

const Counter = ({ most }: { most: number }) => {
  const [count, setCount] = useState(0)
  if (count > most) throw new Error("Too many.")
  return (
    <form>
      <input aria-label="Name" />
      <button type="button" onClick={() => setCount(count + 1)}>
        {`Pressed ${count}`}
      </button>
    </form>
  )
}

/** An island as a page comes with it. */
const published = () => {
  document.body.innerHTML = `<div data-island="Counter"><div></div><script type="application/json">{"most":1}</script></div>`
  const island = document.querySelector("[data-island]")!
  island.firstElementChild!.innerHTML = renderToString(
    <IslandTheme>
      <Counter most={1} />
    </IslandTheme>,
    { identifierPrefix: "Counter-" },
  )
  return island
}
const button = () => document.querySelector("button")!
const input = () => document.querySelector("input")!
const take = (island: Element) => act(() => hydrate(Counter)(island))
const press = () => act(() => button().click())

test("an island answers in the nodes that the page came with, and keeps what was typed", () => {
  const island = published()
  const came = input()
  came.value = "Ada"
  take(island)
  expect(island).toHaveAttribute("data-state", "live")
  press()
  expect(button()).toHaveTextContent("Pressed 1")
  expect([input(), input().value]).toEqual([came, "Ada"])
})

test("what a translator has changed is drawn anew, and what it changes later follows", () => {
  const island = published()
  // React tells the window of what it had to mend.
  const told = jest.spyOn(console, "error").mockImplementation(() => undefined)
  addEventListener("error", event => event.preventDefault(), { once: true })
  button().innerHTML = "<font><font>Gedrückt</font></font>"
  take(island)
  expect(island).toHaveAttribute("data-state", "live")
  button().innerHTML = "<font><font>Gedrückt 0</font></font>"
  press()
  expect(button()).toHaveTextContent("Pressed 1")
  told.mockRestore()
})

test("where it throws, the page has its own nodes again, and the console is told", async () => {
  const told = jest.spyOn(console, "error").mockImplementation(() => undefined)
  const island = published()
  input().value = "Ada"
  take(island)
  press()
  // Within `act`, what a component throws comes to the test, and not to the root's handler.
  button().click()
  await waitFor(() => expect(island).toHaveAttribute("data-state", "left"))
  expect(input().value).toBe("Ada")
  expect(told.mock.calls.flat().join(" ")).toContain("The Counter stays as it was without script")
})
