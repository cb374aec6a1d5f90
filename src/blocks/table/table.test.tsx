import { renderThemed } from "#tests/unit/render"
import { TableBlock } from "./table"

const cellLabels = (...points: string[]) => {
  const rows = [
    { title: "Head", points: points.map(point => `Column ${point}`) },
    { title: "Row", points },
  ]
  const block = { id: null, title: "Heading", lead: null, figure: null, figureLabel: null, note: null, rows }
  const { container } = renderThemed(<TableBlock {...block} />)
  return [...container.querySelectorAll("td")].map(cell => cell.getAttribute("data-label"))
}

describe("TableBlock", () => {
  test("labels each cell with its column if there are several", () => {
    expect(cellLabels("1", "2")).toEqual(["Column 1", "Column 2"])
    expect(cellLabels("1", "2", "3")).toEqual(["Column 1", "Column 2", "Column 3"])
  })

  test("labels no cell if there is one column besides the row headers", () => {
    expect(cellLabels("1")).toEqual([null])
  })
})
