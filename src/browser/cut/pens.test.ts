import { markupOf } from "../../scenes/markup"
import { drawingRules } from "../../theme/drawing-classes"
import { cutaways } from "../../scenes/services"
import { lightColors } from "../../theme/tokens"
import { asBuilt, asFramed, retouch } from "./pens"

const known = new Set(drawingRules(lightColors).flatMap(([pens]) => pens))
const filled = new Set(["a", "i", "b", "w", "y", "yf", "oyf"])
/** Whether a class says what a mark becomes: such a pen, behind a `t`. */
const isPromise = (name: string) => !known.has(name) && known.has(name.replace(/^t/, ""))

test.each(Object.entries({ ...asFramed, ...asBuilt }))("%s becomes a pen that there is: %s", (from, to) => {
  for (const pen of from.split(" ").filter(pen => !isPromise(pen))) expect(known).toContain(pen)
  for (const pen of to.split(" ").filter(Boolean)) expect(known).toContain(pen)
})

test("before it is built nothing is filled with a color", () => {
  for (const pen of filled) expect(filled).not.toContain(asFramed[pen])
})

test("marks are drawn with other pens, and construction lines are gone once it is built", () => {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg")
  svg.innerHTML = '<g><path class="d"/><path class="g"/><path class="p"/><path class="p ta"/><path/></g>'
  retouch(svg, asBuilt)
  expect(svg.innerHTML).toBe(
    '<g><path class="s a"></path><path class="p"></path><path class="s a"></path><path></path></g>',
  )
})

test.each(Object.entries(cutaways))("%s comes to life: what says that it becomes something does", (_, { framed }) => {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg")
  svg.innerHTML = markupOf(framed)
  const classes = () =>
    [...svg.querySelectorAll("[class]")].flatMap(mark => (mark.getAttribute("class") ?? "").split(" "))
  expect(classes().some(isPromise)).toBe(true)
  expect(classes().filter(name => filled.has(name) && name !== "b")).toEqual([])
  retouch(svg, asBuilt)
  expect(classes().filter(isPromise)).toEqual([])
  expect(classes()).toContain("a")
})
