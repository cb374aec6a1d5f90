import { confirmationPages } from "#gatsby/confirmation-pages"

const forms = {
  contactForm: { provider: "netlify" as const },
  newsletterForm: { provider: "netlify" as const },
}

const createNode = (id: string, more: object) => ({
  id,
  parent: null,
  children: [],
  internal: { type: id, contentDigest: "", owner: "" },
  ...forms,
  ...more,
})

/** Creates a `getNodes` for nodes of these types, pages with these blocks, and a site with working forms. */
const createGetNodes =
  (...names: string[]) =>
  (type: string) => {
    if (type === "Page") return names.map(name => createNode(name, { blocks: [{ type: "hero" }, { type: name }] }))
    return type === "SiteContent" || names.includes(type) ? [createNode(type, {})] : []
  }

describe("confirmationPages", () => {
  test("creates a confirmation page for each form on a page", () => {
    const pathsOf = (...names: string[]) => confirmationPages(createGetNodes(...names)).map(({ path }) => path)
    expect(pathsOf("contact", "newsletter")).toEqual(["/contact/sent", "/blog/subscribed"])
    expect(pathsOf("contact")).toEqual(["/contact/sent"])
    expect(pathsOf()).toEqual([])
  })
})
