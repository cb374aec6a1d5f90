import { sentPages } from "../../../gatsby/sent-pages"

const forms = {
  contact: { provider: "netlify" as const },
  newsletter: { provider: "netlify" as const },
}

const node = (id: string, more: object) => ({
  id,
  parent: null,
  children: [],
  internal: { type: id, contentDigest: "", owner: "" },
  forms,
  ...more,
})

/** Nodes of these types, or pages with these blocks, and a site whose forms deliver. */
const nodesOf =
  (...names: string[]) =>
  (type: string) => {
    if (type === "Page") return names.map(name => node(name, { blocks: [{ type: "hero" }, { type: name }] }))
    return type === "SiteContent" || names.includes(type) ? [node(type, {})] : []
  }

test("a form has a page that says its message has arrived where it stands on one, which lends its preview", () => {
  const told = (...names: string[]) => sentPages(nodesOf(...names)).map(({ path, like }) => [path, like.id])
  const contact = ["/contact/sent", "contact"]
  expect(told("contact", "newsletter")).toEqual([contact, ["/blog/subscribed", "newsletter"]])
  expect(told("contact")).toEqual([contact])
  expect(told()).toEqual([])
})
