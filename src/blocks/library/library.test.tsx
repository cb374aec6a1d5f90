import { screen } from "@testing-library/react"
import { answers } from "../../../tests/unit/gatsby-mock"
import { Library } from "./library"
import { renderThemed } from "../../../tests/unit/render"

const words: Queries.LibraryBlockFragment = {
  id: null,
  title: "Library",
  searchLabel: "Search",
  searchPlaceholder: "Try",
  categoriesLabel: "Categories",
  categories: [
    { value: "all", label: "All", picture: null },
    { value: "guides", label: "Guides", picture: null },
    { value: "videos", label: "Videos", picture: null },
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
test("a resource without a file has a link that leads nowhere, and says so", () => {
  Object.assign(answers, { allResource: { nodes: resources } })
  renderThemed(<Library {...words} />)
  expect(screen.getAllByRole("link").map(link => link.getAttribute("href"))).toEqual([null, "/downloads/two.mp4"])
  expect(screen.getAllByRole("link")[0]).toHaveAttribute("aria-disabled", "true")
  expect(screen.getAllByRole("link")[1]).toHaveTextContent("Download (MP4, 2.1 MB)")
  expect(screen.getAllByText("Coming soon")).toHaveLength(1)
})
