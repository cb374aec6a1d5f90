import { createPackage, estimateData as data } from "#tests/unit/estimate-data"
import { defaultSelection, getEstimate, parseSelection, serializeSelection } from "./estimate"

describe("parseSelection", () => {
  test("restores a serialized selection", () => {
    const selection = { packages: { web: 1, "long-work": 0 }, hours: 25 }
    expect(serializeSelection(selection)).toBe("web.2,long-work,25h")
    expect(parseSelection(serializeSelection(selection), data)).toEqual(selection)
    expect(parseSelection(serializeSelection({ packages: {}, hours: 0 }), data)).toEqual({ packages: {}, hours: 0 })
  })

  test("drops unknown services, replaces unknown packages by the first, limits hours", () =>
    expect(parseSelection("gone,web.7,long-work.x,99999h,400h,<b>", data)).toEqual({
      packages: { web: 0, "long-work": 0 },
      hours: 50,
    }))
})

describe("getEstimate", () => {
  test("returns parallel and sequential weeks, project prices and the smallest sufficient plan", () => {
    const { items, time, project, plan, ariaText, lines, href } = getEstimate(
      parseSelection("web.2,long-work,11h", data),
      data,
    )
    expect(items.map(({ slug }) => slug)).toEqual(["long-work", "web"])
    expect(time).toEqual({ label: "Side by side", value: "8–12 weeks", note: "In turn 11–16. First in 3–4." })
    expect(project).toEqual({ label: "Project", value: "$5,000 to $50,000", note: "For each of 2." })
    expect(plan).toEqual({ label: "Monthly", value: "$900", note: "Large, 50 hours." })
    const sentences = [
      "Side by side: 8–12 weeks. In turn 11–16. First in 3–4.",
      "Project: $5,000 to $50,000. For each of 2.",
      "Monthly: $900. Large, 50 hours.",
    ]
    expect(ariaText).toBe(["Long Work, Web.", ...sentences].join(" "))
    expect(lines).toEqual(["Long Work: Package 8, 8–12 weeks", "Web: Package 3, 3–4 weeks", ...sentences])
    expect(href).toBe("/contact?from=pricing&budget=5k-15k&load=web.2,long-work,11h")
  })

  test("omits key figures that are not selected", () => {
    const onlyHours = getEstimate(parseSelection("10h", data), data)
    expect(onlyHours.ariaText).toBe("Monthly: $100. Small, 10 hours.")
    expect(onlyHours.time.note).toBe("")
    expect(onlyHours.href).toBe("/contact?from=pricing&budget=under-5k&load=10h")
    const one = getEstimate(parseSelection("web", data), data)
    expect(one.time).toEqual({ label: "Live", value: "1–2 weeks", note: "" })
    expect(one.href).toBe("/contact?from=pricing&projectType=web&budget=5k-15k&load=web")
    const none = getEstimate(parseSelection("", data), data)
    expect(none).toMatchObject({ ariaText: "Empty.", lines: [], href: "/contact" })
    expect(getEstimate(defaultSelection(data), data).plan.note).toBe("")
  })

  test("selects the budget of the lowest price of all projects", () => {
    const budgetOf = (count: number) => {
      const services = Array.from({ length: count }, (_, index) => ({
        slug: `s${index}`,
        name: "",
        packages: [createPackage(1, 2)],
      }))
      const selection = { packages: Object.fromEntries(services.map(({ slug }) => [slug, 0])), hours: 0 }
      return new URLSearchParams(getEstimate(selection, { ...data, services }).href.split("?")[1]).get("budget")
    }
    expect([2, 3, 9, 10].map(budgetOf)).toEqual(["5k-15k", "15k-50k", "15k-50k", "50k-plus"])
  })

  test("leaves the budget empty if the price of a project cannot be parsed", () => {
    const project = { title: "Project", price: "On request", minimum: null }
    expect(getEstimate(parseSelection("web,10h", data), { ...data, project }).href).not.toContain("budget")
  })

  test("ignores budgets without a minimum", () => {
    const budgets = [...data.budgets, "over-1m"]
    expect(getEstimate(parseSelection("web", data), { ...data, budgets }).href).toContain("budget=5k-15k")
  })

  test("leaves the budget empty if no budget has an amount", () => {
    const budgets = ["small", "large"]
    expect(getEstimate(parseSelection("web", data), { ...data, budgets }).href).not.toContain("budget")
  })
})
