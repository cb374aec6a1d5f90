import { contactHref } from "#site/contact-href"
import { createLeadData } from "#site/lead-sources"
import { fieldNames } from "./forms/field-names"
import { start as applyLead } from "./lead"

const data = createLeadData({
  words: {
    fromLine: "You come from {from}.",
    fromFilled: "Filled in.",
    fromPlan: "the {name} plan",
    fromPackage: "the {name} package of {service}",
    fromService: "our page on {service}",
    fromCase: "the case of {client}",
    fromPlaces: [
      { value: "pricing", label: "your ship" },
      { value: "blog", label: "our blog" },
    ],
  },
  projectTypes: ["seo", "automation", "other"],
  plans: [{ name: "Growth", budget: "5k" }],
  services: [
    { slug: "seo", name: "SEO", packages: [{ name: "Two & more" }, { name: "日本" }] },
    { slug: "crm", name: "CRM", projectType: "automation", packages: [] },
    { slug: "social", name: "<Social>", packages: [] },
  ],
  caseStudies: [{ path: "/case-studies/one", client: "One", services: ["social", "crm"] }],
})

const openContact = (search: string, selected: Record<string, string> = {}) => {
  const select = (name: string, values: string[]) =>
    `<select name="${name}">${["", ...values].map(value => `<option value="${value}">${value}</option>`).join("")}</select>`
  document.body.innerHTML = `<p hidden></p><script type="application/json"></script>
    <form>${select("projectType", ["seo", "automation", "other"])}${select("budget", ["1k", "5k"])}
    <input type="hidden" name="${fieldNames.from}" disabled></form>`
  document.querySelector("script")!.textContent = JSON.stringify(data)
  const form = document.querySelector("form")!
  for (const [name, value] of Object.entries(selected))
    (form.elements.namedItem(name) as HTMLSelectElement).value = value
  history.replaceState(null, "", `/contact${search}`)
  applyLead(document.querySelector("p")!)
  const line = document.querySelector<HTMLElement>("p")!
  return { values: Object.fromEntries(new FormData(form)), line: line.hidden ? null : line.textContent }
}

describe("lead", () => {
  test.each([
    ["pricing/growth", "the Growth plan", "", "5k"],
    ["services/seo", "our page on SEO", "seo", ""],
    ["services/seo/two-more", "the Two & more package of SEO", "seo", ""],
    ["services/crm", "our page on CRM", "automation", ""],
    ["services/social", "our page on <Social>", "", ""],
    ["case-studies/one", "the case of One", "automation", ""],
    ["pricing", "your ship", "", ""],
  ])("shows the lead source and selects its options for %s", (from, name, projectType, budget) =>
    expect(openContact(contactHref({ from }).slice("/contact".length))).toEqual({
      line: `You come from ${name}.${projectType || budget ? " Filled in." : ""}`,
      values: { projectType, budget, [fieldNames.from]: name },
    }),
  )

  test("prefers the budget of the URL to that of the lead source", () =>
    expect(openContact("?from=pricing/growth&budget=1k").values.budget).toBe("1k"))

  test("selects the project type of a service in the URL", () =>
    expect(openContact("?from=pricing/growth&projectType=crm").values.projectType).toBe("automation"))

  test("decodes the lead source in the URL", () =>
    expect(openContact("?from=services%2Fseo").line).toBe("You come from our page on SEO. Filled in."))

  test("keeps an existing selection and does not report it as filled in", () => {
    const { values, line } = openContact("?from=services/seo", { projectType: "other" })
    expect(values.projectType).toBe("other")
    expect(line).toBe("You come from our page on SEO.")
  })

  test("shows the name of the blog for a post and sends the post's path", () =>
    expect(openContact("?from=blog/a-post")).toEqual({
      line: "You come from our blog.",
      values: { projectType: "", budget: "", [fieldNames.from]: "our blog (blog/a-post)" },
    }))

  test.each([
    "",
    "?from=services/none&projectType=social&budget=1",
    "?from=pricing/none",
    "?from=blog/<b>",
    "?from=__proto__",
    "?from=toString",
    "?%",
  ])("leaves the form unchanged for %j", search =>
    expect(openContact(search)).toEqual({ line: null, values: { projectType: "", budget: "" } }),
  )

  test("fills in two forms of a page", () => {
    const block = `<div><p hidden></p><script type="application/json"></script>
    <form><select name="projectType"><option value=""></option><option value="seo">SEO</option></select>
    <input type="hidden" name="${fieldNames.from}" disabled></form></div>`
    document.body.innerHTML = block + block
    for (const script of document.querySelectorAll("script")) script.textContent = JSON.stringify(data)
    history.replaceState(null, "", contactHref({ from: "services/seo" }))
    for (const line of document.querySelectorAll("p")) applyLead(line)
    const values = [...document.querySelectorAll("form")].map(form => Object.fromEntries(new FormData(form)))
    expect(values).toEqual(Array(2).fill({ projectType: "seo", [fieldNames.from]: "our page on SEO" }))
    expect([...document.querySelectorAll("p")].map(({ textContent }) => textContent)).toEqual(
      Array(2).fill("You come from our page on SEO. Filled in."),
    )
  })
})
