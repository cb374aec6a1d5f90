import { ThemeProvider } from "@mui/material/styles"
import { render } from "@testing-library/react"
import { BuiltScene } from "."
import { theme } from "../../theme/theme"
import { sheet } from "./drawing"
import { builtLabels } from "./labels"

test.each(Object.entries(builtLabels))("%s shows each of its %i labels, large enough for a phone", (drawing, count) => {
  const labels = Array.from({ length: count }, (_, index) => `Label ${index + 1}`)
  const { container } = render(
    <ThemeProvider theme={theme}>
      <BuiltScene drawing={drawing as Queries.BuiltDrawing} labels={labels} alt="What it shows" />
    </ThemeProvider>,
  )
  const texts = [...container.querySelectorAll("text")]
  expect(new Set(texts.map(({ textContent }) => textContent))).toEqual(new Set(labels))
  expect(Math.min(...texts.map(text => Number(text.getAttribute("font-size"))))).toBeGreaterThanOrEqual(sheet.letter)
})
