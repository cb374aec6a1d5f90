import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import Link from "@mui/material/Link"
import List from "@mui/material/List"
import ListItem from "@mui/material/ListItem"
import { screen } from "@testing-library/react"
import { renderThemed } from "#tests/unit/render"
import { columns, withDividers } from "./layouts"

const renderElement = (element: React.ReactNode) => renderThemed(element).container.firstElementChild as HTMLElement

describe("columns", () => {
  test("renders a grid from a breakpoint on", () => {
    expect(renderElement(<Box sx={{ ...columns("7fr 5fr"), gap: 3 }} />)).toHaveStyle({
      display: "grid",
      gap: "1.5rem",
    })
    expect(columns("7fr 5fr").gridTemplateColumns).toEqual({ md: "7fr 5fr" })
    expect(columns({ sm: 2 }).gridTemplateColumns).toEqual({ sm: "repeat(2, minmax(0, 1fr))" })
  })
})

describe("withDividers", () => {
  test("renders dividers below the items of a list", () => {
    renderElement(
      <List sx={withDividers("below", 3)}>
        <ListItem>One</ListItem>
      </List>,
    )
    expect(screen.getByRole("listitem")).toHaveStyle({
      paddingBlock: "1.5rem",
      borderBottomStyle: "solid",
    })
  })
})

describe("theme", () => {
  test("renders buttons with an href as links of their variant", () => {
    const button = renderElement(
      <Button href="/contact" variant="outlined" size="small">
        Write to us
      </Button>,
    )
    expect(button.tagName).toBe("A")
    expect(button).toHaveStyle({ backgroundColor: "rgba(0, 0, 0, 0)", fontSize: ".9375rem" })
    expect(getComputedStyle(renderElement(<Link variant="action" href="/pricing" />)).display).toBe("inline-flex")
  })
})
