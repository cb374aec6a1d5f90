import { ThemeProvider } from "@mui/material/styles"
import { fireEvent, render, screen } from "@testing-library/react"
import { theme } from "../../theme/theme"
import { start } from "../../browser/filter/filter-list"
import { answers } from "../../../tests/unit/gatsby-mock"
import { Library } from "./library"

const words: Queries.LibraryBlockFragment = {
  id: null,
  title: "Library",
  searchLabel: "Search",
  searchPlaceholder: "Try",
  categoriesLabel: "Categories",
  categories: [
    { id: "all", name: "All", picture: null },
    { id: "guides", name: "Guides", picture: null },
    { id: "videos", name: "Videos", picture: null },
  ],
  countOne: "1 resource",
  count: "{count} resources",
  download: "Download",
  unavailable: "Coming soon",
  emptyTitle: "No resources found",
  emptyText: "Try adjusting your search or filter criteria.",
}
const base = {
  description: "About it",
  type: "Guide",
  readTime: "5 min",
  duration: null,
  downloadUrl: null,
  fileNote: null,
}
const resources: Queries.ResourceFragment[] = [
  { ...base, yamlId: "one", title: "One", category: "guides" },
  {
    ...base,
    yamlId: "two",
    title: "Two",
    category: "videos",
    downloadUrl: "/downloads/two.mp4",
    fileNote: "MP4, 2.1 MB",
  },
]
const show = () => {
  Object.assign(answers, { allResource: { nodes: resources } })
  const library = (
    <ThemeProvider theme={theme}>
      <Library {...words} />
    </ThemeProvider>
  )
  const { container } = render(library, { container: document.body.appendChild(document.createElement("main")) })
  start(container.querySelector("[data-at-touch=filter]")!)
}
const emptyText = () => screen.getByText("Try adjusting your search or filter criteria.")
const shown = () => screen.queryAllByRole("heading", { level: 3 }).map(heading => heading.textContent)

describe("the library", () => {
  test("shows all at first and says how many", () => {
    show()
    expect(shown()).toEqual(["One", "Two"])
    expect(emptyText()).not.toBeVisible()
    expect(screen.getByRole("radio", { name: "All" })).toBeChecked()
    expect(screen.getByRole("status")).toHaveTextContent("2 resources")
  })

  test("a resource without a file has a link that leads nowhere, and says so", () => {
    show()
    expect(screen.getAllByRole("link").map(link => link.getAttribute("href"))).toEqual([null, "/downloads/two.mp4"])
    expect(screen.getAllByRole("link")[0]).toHaveAttribute("aria-disabled", "true")
    expect(screen.getAllByRole("link")[1]).toHaveTextContent("Download (MP4, 2.1 MB)")
    expect(screen.getAllByText("Coming soon")).toHaveLength(1)
  })

  test("filters by category and text", () => {
    show()
    fireEvent.click(screen.getByRole("radio", { name: "Videos" }))
    expect(shown()).toEqual(["Two"])
    expect(screen.getByRole("status")).toHaveTextContent("1 resource")
    fireEvent.input(screen.getByLabelText("Search"), { target: { value: "one" } })
    expect(shown()).toEqual(["No resources found"])
    expect(emptyText()).toBeVisible()
  })
})
