import { ThemeProvider } from "@mui/material/styles"
import { render } from "@testing-library/react"
import { theme } from "../theme/theme"
import { CrewDeck } from "./crew-deck"

test.each([
  [1, 1],
  [3, 3],
  [6, 6],
  [9, 6],
])("a crew of %i has %i aboard", (people, aboard) => {
  const { container } = render(
    <ThemeProvider theme={theme}>
      <CrewDeck alt="Alt" people={people} />
    </ThemeProvider>,
  )
  // Heads are the only circles in ink.
  expect(container.querySelectorAll("circle.i")).toHaveLength(aboard)
})
