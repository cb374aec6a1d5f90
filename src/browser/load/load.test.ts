import { answerTo, exampleLoad, readLoad, type Told, writeLoad } from "./load"

const weeks = (weeksFrom: number, weeksTo: number) => ({ name: `Package ${weeksFrom}`, weeksFrom, weeksTo })
const told: Told = {
  project: { title: "Project", price: "$5,000 to $50,000" },
  offers: [
    { slug: "web", name: "Web", packages: [weeks(1, 2), weeks(3, 4)] },
    { slug: "long-work", name: "Long Work", packages: [weeks(8, 12)] },
  ],
  plans: [
    { name: "Small", hours: 10, price: "$100", budget: "under-5k" },
    { name: "Large", hours: 50, price: "$900", budget: null },
  ],
  budgets: ["under-5k", "5k-15k", "15k-50k", "50k-plus"],
  words: {
    services: "Services?",
    package: "Package of {service}",
    option: "{package}, {weeks}",
    hours: "Hours?",
    time: {
      label: "Live",
      several: "Side by side",
      value: "{weeks} weeks",
      note: "In turn {sequence}. First in {weeks}.",
    },
    projectNote: "Half and half.",
    projectsNote: "For each of {count}.",
    plan: { label: "Monthly", note: "{plan}, {hours} hours." },
    empty: "Empty.",
    action: "Send",
    brief: { title: "Load", package: "{service}: {package}, {weeks} weeks", change: "Change" },
  },
}

describe("a load in the address", () => {
  test("is read as it was written", () => {
    const load = { packages: { web: 1, "long-work": 0 }, hours: 25 }
    expect(writeLoad(load)).toBe("web.2,long-work,25h")
    expect(readLoad(writeLoad(load), told)).toEqual(load)
    expect(readLoad(writeLoad({ packages: {}, hours: 0 }), told)).toEqual({ packages: {}, hours: 0 })
  })

  test("keeps only what is offered", () =>
    expect(readLoad("gone,web.7,long-work.x,99999h,400h,<b>", told)).toEqual({
      packages: { web: 0, "long-work": 0 },
      hours: 50,
    }))
})

describe("the answer to a load", () => {
  test("is both readings of the weeks, the price of each project and the smallest plan that holds the hours", () => {
    const { bars, time, project, plan, spoken, lines, href } = answerTo(readLoad("web.2,long-work,11h", told), told)
    expect(bars.map(({ slug }) => slug)).toEqual(["long-work", "web"])
    expect(time).toEqual({ label: "Side by side", value: "8–12 weeks", note: "In turn 11–16. First in 3–4." })
    expect(project).toEqual({ label: "Project", value: "$5,000 to $50,000", note: "For each of 2." })
    expect(plan).toEqual({ label: "Monthly", value: "$900", note: "Large, 50 hours." })
    const said = [
      "Side by side: 8–12 weeks. In turn 11–16. First in 3–4.",
      "Project: $5,000 to $50,000. For each of 2.",
      "Monthly: $900. Large, 50 hours.",
    ]
    expect(spoken).toBe(["Long Work, Web.", ...said].join(" "))
    expect(lines).toEqual(["Long Work: Package 8, 8–12 weeks", "Web: Package 3, 3–4 weeks", ...said])
    expect(href).toBe("/contact?from=pricing&budget=5k-15k&load=web.2,long-work,11h")
  })

  test("leaves out what is not asked for", () => {
    const onlyHours = answerTo(readLoad("10h", told), told)
    expect(onlyHours.spoken).toBe("Monthly: $100. Small, 10 hours.")
    expect(onlyHours.time.note).toBe("")
    expect(onlyHours.href).toBe("/contact?from=pricing&budget=under-5k&load=10h")
    const one = answerTo(readLoad("web", told), told)
    expect(one.time).toEqual({ label: "Live", value: "1–2 weeks", note: "" })
    expect(one.href).toBe("/contact?from=pricing&projectType=web&budget=5k-15k&load=web")
    const none = answerTo(readLoad("", told), told)
    expect(none).toMatchObject({ spoken: "Empty.", lines: [], href: "/contact" })
    expect(answerTo(exampleLoad(told), told).plan.note).toBe("")
  })

  test("fills in the budget that the lowest price of all its projects belongs to", () => {
    const budgetOf = (count: number) => {
      const offers = Array.from({ length: count }, (_, index) => ({
        slug: `s${index}`,
        name: "",
        packages: [weeks(1, 2)],
      }))
      const load = { packages: Object.fromEntries(offers.map(({ slug }) => [slug, 0])), hours: 0 }
      return new URLSearchParams(answerTo(load, { ...told, offers }).href.split("?")[1]).get("budget")
    }
    expect([1, 2, 3, 9, 10, 12].map(budgetOf)).toEqual([
      "5k-15k",
      "5k-15k",
      "15k-50k",
      "15k-50k",
      "50k-plus",
      "50k-plus",
    ])
  })
})
