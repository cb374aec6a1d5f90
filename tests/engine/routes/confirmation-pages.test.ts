import { confirmationPages } from "#gatsby/confirmation-pages"

const forms = {
  contactForm: { provider: "netlify" as const },
  newsletterForm: { provider: "netlify" as const },
}

const node = (id: string, more: object) => ({
  id,
  parent: null,
  children: [],
  internal: { type: id, contentDigest: "", owner: "" },
  ...forms,
  ...more,
})

/** Nodes of these types, or pages with these blocks, and a site whose forms deliver. */
const nodesOf =
  (...names: string[]) =>
  (type: string) => {
    if (type === "Page") return names.map(name => node(name, { blocks: [{ type: "hero" }, { type: name }] }))
    return type === "SiteContent" || names.includes(type) ? [node(type, {})] : []
  }

test("a form has a page that says its message has arrived where it stands on one", () => {
  const told = (...names: string[]) => confirmationPages(nodesOf(...names)).map(({ path }) => path)
  expect(told("contact", "newsletter")).toEqual(["/contact/sent", "/blog/subscribed"])
  expect(told("contact")).toEqual(["/contact/sent"])
  expect(told()).toEqual([])
})
