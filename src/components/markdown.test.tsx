import { render, screen } from "@testing-library/react"
import { Markdown } from "./markdown"

describe("Markdown", () => {
  test("renders plain text as a paragraph with the id", () => {
    const { container } = render(<Markdown id="start">In 2–3 weeks.</Markdown>)
    expect(container.querySelector("p#start")?.textContent).toBe("In 2–3 weeks.")
    expect(container.children).toHaveLength(1)
  })

  test("renders bold and links", () => {
    render(<Markdown>{"**Yes**, see [our prices](/pricing)."}</Markdown>)
    expect(screen.getByText("Yes").tagName).toBe("STRONG")
    expect(screen.getByRole("link", { name: "our prices" }).getAttribute("href")).toBe("/pricing")
  })

  test("renders lines numbered from 1 as an ordered list", () => {
    const { container } = render(
      <Markdown id="way">{"So geht es:\n1. You pay.\n2) **Wir** bauen.\n\n3. 完成"}</Markdown>,
    )
    expect([...container.querySelectorAll("#way > *")].map(({ tagName }) => tagName)).toEqual(["P", "OL"])
    expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "You pay.",
      "Wir bauen.",
      "完成",
    ])
    for (const text of ["1. Mai 2025 war es.", "2024. So it was.\n2025. And so."])
      expect(render(<Markdown>{text}</Markdown>).container.querySelector("ol")).toBeNull()
  })

  test("renders lines with hyphens as a list between paragraphs", () => {
    const { container } = render(
      <Markdown id="needs">{"You need:\n- a domain\n- **one** login\n\nThat is\nall."}</Markdown>,
    )
    expect([...container.querySelectorAll("#needs > *")].map(({ tagName }) => tagName)).toEqual(["P", "UL", "P"])
    expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(["a domain", "one login"])
    expect(container.querySelector("p:last-child")?.textContent).toBe("That is all.")
  })
})
