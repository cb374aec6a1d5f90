import { render, screen } from "@testing-library/react"
import { Marked } from "./marked"

test("a sentence without marks is one paragraph that has the id", () => {
  const { container } = render(<Marked id="start">In 2–3 weeks.</Marked>)
  expect(container.querySelector("p#start")?.textContent).toBe("In 2–3 weeks.")
  expect(container.children).toHaveLength(1)
})

test("words may be bold or lead elsewhere", () => {
  render(<Marked>{"**Yes**, see [our prices](/pricing)."}</Marked>)
  expect(screen.getByText("Yes").tagName).toBe("STRONG")
  expect(screen.getByRole("link", { name: "our prices" }).getAttribute("href")).toBe("/pricing")
})

test("lines that count from 1 are a numbered list, and other numbers are words", () => {
  const { container } = render(<Marked id="way">{"So geht es:\n1. You pay.\n2) **Wir** bauen.\n\n3. 完成"}</Marked>)
  expect([...container.querySelectorAll("#way > *")].map(({ tagName }) => tagName)).toEqual(["P", "OL"])
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "You pay.",
    "Wir bauen.",
    "完成",
  ])
  for (const text of ["1. Mai 2025 war es.", "2024. So it was.\n2025. And so."])
    expect(render(<Marked>{text}</Marked>).container.querySelector("ol")).toBeNull()
})

test("lines that begin with a hyphen are a list, apart from the sentences around it", () => {
  const { container } = render(<Marked id="needs">{"You need:\n- a domain\n- **one** login\n\nThat is\nall."}</Marked>)
  expect([...container.querySelectorAll("#needs > *")].map(({ tagName }) => tagName)).toEqual(["P", "UL", "P"])
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(["a domain", "one login"])
  expect(container.querySelector("p:last-child")?.textContent).toBe("That is all.")
})
