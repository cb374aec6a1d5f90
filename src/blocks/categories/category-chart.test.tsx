import { renderThemed } from "#tests/unit/render"
import { CategoryChart } from "./category-chart"

describe("CategoryChart", () => {
  test("draws a bar per category to scale", () => {
    const categories = [2, 5].map(count => ({ name: `Category ${count}`, path: `/${count}`, count, color: "accent" }))
    const { container } = renderThemed(<CategoryChart categories={categories} countTemplate="{count} posts" />)
    const widths = [...container.querySelectorAll("i")].map(bar => getComputedStyle(bar).width)
    expect(widths).toEqual([2, 5].map(count => `calc(${count} * var(--unit) + 1px)`))
  })
})
