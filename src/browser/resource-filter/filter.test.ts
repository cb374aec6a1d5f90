import { filterResources, initialFilter } from "./filter"

const items = [
  { category: "guides", title: "From form to CRM", description: "Which fields to send" },
  { category: "templates", title: "Launch checklist", description: "Domain, redirects, Forms" },
  { category: "videos", title: "First automation", description: "Built on camera" },
]
const titles = (filter: Partial<typeof initialFilter>) =>
  filterResources(items, { ...initialFilter, ...filter }).map(({ title }) => title)

describe("filterResources", () => {
  test("shows everything at first", () =>
    expect(titles({})).toEqual(["From form to CRM", "Launch checklist", "First automation"]))

  test("keeps to the chosen category", () => expect(titles({ category: "videos" })).toEqual(["First automation"]))

  test("finds the text in titles and descriptions, whatever its case", () =>
    expect(titles({ text: "FORM" })).toEqual(["From form to CRM", "Launch checklist"]))

  test("takes no notice of spaces around the text", () =>
    expect(titles({ text: " automation " })).toEqual(["First automation"]))

  test("wants both the category and the text to match", () => {
    expect(titles({ category: "templates", text: "form" })).toEqual(["Launch checklist"])
    expect(titles({ category: "videos", text: "form" })).toEqual([])
  })

  test("takes the text as it stands, not as a pattern or markup", () => {
    expect(titles({ text: ".*" })).toEqual([])
    expect(titles({ text: "<b>" })).toEqual([])
  })
})
