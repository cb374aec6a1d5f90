import { measure } from "../../tools/house/material-ui"

/** Shares in percent, as they are. */
const MOST_CSS = 10
const LEAST_MATERIAL = 51

const { lines, css, elements, material } = measure()

it("sections are composed of components, and have hardly any rules of their own", () => {
  expect((100 * css) / lines).toBeLessThanOrEqual(MOST_CSS)
})

it("pages are made of Material UI's components, or of thin variants of them", () => {
  expect((100 * material) / elements).toBeGreaterThanOrEqual(LEAST_MATERIAL)
})
