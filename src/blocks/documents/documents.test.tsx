import { queryData } from "#tests/unit/gatsby-mock"
import { renderThemed } from "#tests/unit/render"
import { DocumentsBlock } from "./documents"

describe("DocumentsBlock", () => {
  test("lists legal documents in reverse alphabetical order", () => {
    const nodes = ["Cookies", "Terms", "Privacy"].map(title => ({ title, summary: "Summary", path: `/legal/${title}` }))
    Object.assign(queryData, { allLegalDocument: { nodes } })
    const { container } = renderThemed(<DocumentsBlock id={null} linkLabel="Read" />)
    const titles = [...container.querySelectorAll("h2")].map(({ textContent }) => textContent)
    expect(titles).toEqual(["Terms", "Privacy", "Cookies"])
  })
})
