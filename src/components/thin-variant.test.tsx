import { createTheme, ThemeProvider } from "@mui/material/styles"
import { render, screen } from "@testing-library/react"
import { theme } from "../theme/theme"
import Button from "@mui/material/Button"
import { Grid } from "./grid"
import Link from "@mui/material/Link"
import { List, ListItem } from "./list"
import Typography from "@mui/material/Typography"

const shown = (element: React.ReactNode, look = theme) =>
  render(<ThemeProvider theme={look}>{element}</ThemeProvider>).container.firstElementChild as HTMLElement

it("renders the element that it is told, without the props that are looks", () => {
  const list = shown(
    <List component="ol" dividers="below" spacing={3} id="steps">
      <ListItem>One</ListItem>
    </List>,
  )
  expect(list.tagName).toBe("OL")
  expect(list.getAttributeNames().toSorted()).toEqual(["class", "id"])
  expect(screen.getByRole("listitem")).toBeTruthy()
})

it("has the rules of the theme for its looks", () => {
  const grid = shown(<Grid template={{ xs: 2 }} spacing={3} alignItems="end" />)
  const { display, gridTemplateColumns, gap, alignItems } = getComputedStyle(grid)
  expect({ display, gridTemplateColumns, gap, alignItems }).toEqual({
    display: "grid",
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    gap: "1.5rem",
    alignItems: "end",
  })
})

it("takes rules of its own, as Material UI's components do", () => {
  expect(getComputedStyle(shown(<Grid template={{ xs: 2 }} sx={{ display: "block" }} />)).display).toBe("block")
})

it("has what the theme says by name", () => {
  const look = createTheme({
    components: { MuiLink: { defaultProps: { title: "there" }, styleOverrides: { root: { fontWeight: 700 } } } },
  })
  const link = shown(<Link href="/pricing">Pricing</Link>, look)
  expect([link.tagName, link.title, getComputedStyle(link).fontWeight]).toEqual(["A", "there", "700"])
})

it("has what the theme says by slot and by variants, as its documents write it", () => {
  const look = createTheme({
    components: {
      MuiLink: {
        styleOverrides: { underlineHover: { fontWeight: 700 } },
        variants: [{ props: { underline: "none" }, style: { fontWeight: 800 } }],
      },
      MuiButton: {
        styleOverrides: { sizeSmall: { fontWeight: 300 } },
        variants: [{ props: { variant: "outlined" }, style: { fontWeight: 200 } }],
      },
      MuiTypography: { styleOverrides: { h2: { fontStyle: "italic" } } },
    },
  })
  const weights = (["hover", "none"] as const).map(
    underline => getComputedStyle(shown(<Link href="/pricing" underline={underline} />, look)).fontWeight,
  )
  expect(weights).toEqual(["700", "800"])
  const buttons = [<Button size="small">Small</Button>, <Button variant="outlined">Outlined</Button>]
  expect(buttons.map(button => getComputedStyle(shown(button, look)).fontWeight)).toEqual(["300", "200"])
  expect(getComputedStyle(shown(<Typography variant="h2">Words</Typography>, look)).fontStyle).toBe("italic")
})
