import { penRules } from "../../scenes/pen-rules"
import { lightColors } from "../../theme/tokens"
import { asBuilt, asFramed, retouch } from "./pens"

const known = new Set(penRules(lightColors).flatMap(([pens]) => pens))
const filled = new Set(["a", "i", "b", "w", "y", "yf", "oyf"])

test.each(Object.entries({ ...asFramed, ...asBuilt }))("%s becomes a pen that there is: %s", (from, to) => {
  for (const pen of `${from} ${to}`.split(" ").filter(Boolean)) expect(known).toContain(pen)
})

test("before it is built nothing is filled with a color", () => {
  for (const pen of filled) expect(filled).not.toContain(asFramed[pen])
})

test("marks are drawn with other pens, and construction lines are gone once it is built", () => {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg")
  svg.innerHTML = '<g><path class="d"/><path class="g"/><path class="p"/><path/></g>'
  retouch(svg, asBuilt)
  expect(svg.innerHTML).toBe('<g><path class="s a"></path><path class="p"></path><path></path></g>')
})
