import { ThemeProvider } from "@mui/material/styles"
import { render } from "@testing-library/react"
import { caseDrawing } from "../../../model/types/case-study"
import { theme } from "../../theme/theme"
import { CaseScene } from "."

const result = (before: number, after: number) => ({
  comparison: { before, after, beforeLabel: `${before} before`, afterLabel: `${after} after` },
})
const draw = (drawing: Queries.CaseDrawing, results: ReturnType<typeof result>[]) =>
  render(
    <ThemeProvider theme={theme}>
      <CaseScene scene={{ drawing, alt: "What it shows" }} results={results} />
    </ThemeProvider>,
  ).container

describe.each(caseDrawing.options)("%s", drawing => {
  test.each([
    ["growth", result(8, 12)],
    ["a fall", result(190, 11)],
    ["hardly anything", result(0.02, 0.01)],
    ["very much", result(12000, 480000)],
    ["no change", result(1, 1)],
  ])("draws %s within its sheet", (_, figure) => {
    const drawn = draw(drawing, [figure, figure, figure])
    expect(drawn.querySelector('[role="img"]')).toHaveAttribute("aria-label", "What it shows")
    // The last one is a box that is less than nothing wide.
    expect(/NaN|Infinity|undefined|[\d.]e[+-]\d|h-[\d.]+v[\d.]+h[\d.]+z/.exec(drawn.innerHTML)).toBeNull()
    const numbers = [...drawn.querySelectorAll("[d]")]
      .flatMap(path => path.getAttribute("d")?.match(/-?[\d.]+/g) ?? [])
      .map(Number)
    expect(Math.max(...numbers.map(Math.abs))).toBeLessThanOrEqual(3100)
  })
})

test("a drawing changes with its results", () => {
  const [few, many] = [result(22, 31), result(22, 40)].map(
    loads => draw("quoteDesk", [loads, result(190, 11), result(14, 3)]).innerHTML,
  )
  expect(few).not.toBe(many)
})

test("a case with fewer than three results has no drawing", () => {
  expect(draw("onePage", [result(1, 2)])).toBeEmptyDOMElement()
})
