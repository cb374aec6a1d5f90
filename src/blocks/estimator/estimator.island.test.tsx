import { ThemeProvider } from "@mui/material/styles"
import { act, fireEvent, render, screen } from "@testing-library/react"
import { renderToString } from "react-dom/server"
import { estimateData } from "../../../tests/unit/estimate-data"
import { theme } from "../../theme/theme"
import { Estimator } from "./estimator.island"

const estimator = (
  <ThemeProvider theme={theme}>
    <Estimator {...estimateData} />
  </ThemeProvider>
)
const service = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name })
const hours = () => screen.getByRole<HTMLInputElement>("slider")
const link = () => screen.getByRole("link", { name: "Send" })
/** Until what is chosen has rested. */
const rest = () => act(() => jest.advanceTimersByTime(500))
const shown = () => ({ address: location.search, spoken: screen.getByRole("status").textContent })

beforeEach(() => {
  jest.useFakeTimers()
  history.replaceState(null, "", "/pricing")
})

test("begins with the first service, and says and shares nothing before somebody has chosen", () => {
  render(estimator)
  expect(service("Web")).toBeChecked()
  expect(screen.getByText("1–2 weeks")).toBeVisible()
  rest()
  expect(shown()).toEqual({ address: "", spoken: "" })
})

test("services, packages and hours change weeks, prices, the way on, the address and what is said", () => {
  render(estimator)
  fireEvent.click(service("Long Work"))
  fireEvent.change(screen.getByLabelText("Package of Web"), { target: { value: "1" } })
  fireEvent.change(hours(), { target: { value: "11" } })
  for (const text of ["8–12 weeks", "For each of 2.", "$900", "Large, 50 hours."])
    expect(screen.getByText(text)).toBeVisible()
  expect(link()).toHaveAttribute("href", "/contact?from=pricing&budget=5k-15k&load=web.2,long-work,11h")
  expect(shown().address).toBe("")
  rest()
  expect(shown().address).toBe("?load=web.2,long-work,11h")
  expect(shown().spoken).toContain("Long Work, Web. Side by side: 8–12 weeks.")
  fireEvent.click(service("Long Work"))
  fireEvent.click(service("Web"))
  fireEvent.change(hours(), { target: { value: "0" } })
  expect(screen.getByText("Empty.")).toBeVisible()
  expect(link()).toHaveAttribute("href", "/contact")
})

test("begins with what its address holds", () => {
  history.replaceState(null, "", "/pricing?load=long-work,10h")
  render(estimator)
  expect(service("Web")).not.toBeChecked()
  expect(service("Long Work")).toBeChecked()
  expect(hours()).toHaveValue("10")
  expect(screen.getByText("$100")).toBeVisible()
})

test("takes over what was chosen before React had come", () => {
  const told = jest.spyOn(console, "error")
  const container = document.body.appendChild(document.createElement("div"))
  container.innerHTML = renderToString(estimator)
  service("Web").checked = false
  service("Long Work").checked = true
  hours().value = "50"
  render(estimator, { container, hydrate: true })
  expect(service("Web")).not.toBeChecked()
  expect(link()).toHaveAttribute("href", "/contact?from=pricing&projectType=long-work&budget=5k-15k&load=long-work,50h")
  expect(screen.getByText("8–12 weeks")).toBeVisible()
  rest()
  expect(shown().address).toBe("?load=long-work,50h")
  expect(told).not.toHaveBeenCalled()
})
