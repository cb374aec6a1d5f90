import { answerTo, exampleLoad, readLoad, type Told, writeLoad } from "./load"

const weeks = (weeksFrom: number, weeksTo: number) => ({ name: `Package ${weeksFrom}`, weeksFrom, weeksTo })
const told: Told = {
  project: { title: "Project", price: "$5 to $50" },
  offers: [
    { slug: "web", name: "Web", packages: [weeks(1, 2), weeks(3, 4)] },
    { slug: "long-work", name: "Long Work", packages: [weeks(8, 12)] },
  ],
  plans: [
    { name: "Small", hours: 10, price: "$100" },
    { name: "Large", hours: 50, price: "$900" },
  ],
  words: {
    services: "Services?",
    package: "Package of {service}",
    option: "{package}, {weeks}",
    hours: "Hours?",
    time: { label: "Live", value: "{weeks} weeks", note: "First in {weeks}." },
    projectNote: "Half and half.",
    plan: { label: "Monthly", note: "{plan}, {hours} hours." },
    empty: "Empty.",
    action: "Send",
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
  test("is the weeks of the longest, the price of a project and the smallest plan that holds the hours", () => {
    const { bars, time, project, plan, spoken, href } = answerTo(readLoad("web.2,long-work,11h", told), told)
    expect(bars.map(({ slug }) => slug)).toEqual(["long-work", "web"])
    expect(time).toEqual({ label: "Live", value: "8–12 weeks", note: "First in 3–4." })
    expect(project.value).toBe("$5 to $50")
    expect(plan).toEqual({ label: "Monthly", value: "$900", note: "Large, 50 hours." })
    expect(spoken).toBe(
      "Long Work, Web. Live: 8–12 weeks. First in 3–4. Project: $5 to $50. Half and half. Monthly: $900. Large, 50 hours.",
    )
    expect(href).toBe("/contact?from=pricing/large&projectType=long-work")
  })

  test("leaves out what is not asked for", () => {
    const onlyHours = answerTo(readLoad("10h", told), told)
    expect(onlyHours.spoken).toBe("Monthly: $100. Small, 10 hours.")
    expect(onlyHours.time.note).toBe("")
    expect(onlyHours.href).toBe("/contact?from=pricing/small")
    expect(answerTo(readLoad("web", told), told).href).toBe("/contact?from=pricing&projectType=web")
    expect(answerTo(readLoad("", told), told).spoken).toBe("Empty.")
    expect(answerTo(exampleLoad(told), told).plan.note).toBe("Small, 10 hours.")
  })
})
