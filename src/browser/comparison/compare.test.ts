import { start } from "./compare"

/** A slider over two pictures, which come or do not. */
const slider = (decode: () => Promise<void>) => {
  document.body.innerHTML = `<div><div hidden><img loading="lazy" src="/a.jpg"></div>
    <div hidden><img loading="lazy" src="/b.jpg"></div><input type="range"></div>`
  const tool = document.querySelector("div")!
  for (const image of tool.querySelectorAll("img")) image.decode = decode
  return { tool, handle: tool.querySelector("input")! }
}

const moveTo = (handle: HTMLInputElement, value: string) => {
  handle.value = value
  handle.dispatchEvent(new Event("input"))
}

const settled = () => new Promise(resolve => setTimeout(resolve))

test("both pictures are asked for, and the line follows the handle", async () => {
  const { tool, handle } = slider(() => Promise.resolve())
  start(tool)
  expect([...tool.querySelectorAll("img")].map(({ loading }) => loading)).toEqual(["eager", "eager"])
  expect(tool.style.getPropertyValue("--value")).toBe("50")
  await settled()
  expect(tool).toHaveAttribute("data-state", "live")
  moveTo(handle, "12.5")
  expect(tool.style.getPropertyValue("--value")).toBe("12.5")
})

test("a picture that did not come is asked for again when the handle is pressed", async () => {
  let comes = false
  const { tool, handle } = slider(() => (comes ? Promise.resolve() : Promise.reject(new Error("gone"))))
  start(tool)
  await settled()
  expect(tool).not.toHaveAttribute("data-state")
  comes = true
  handle.dispatchEvent(new Event("keydown"))
  await settled()
  expect(tool).toHaveAttribute("data-state", "live")
})
