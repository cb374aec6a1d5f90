import type { Node } from "gatsby"
import { sentPages } from "../../../gatsby/sent-pages"

const forms = {
  contact: { provider: "netlify" as const },
  newsletter: { provider: "netlify" as const },
}

/** Nodes of these types, and a site whose forms deliver. */
const nodesOf =
  (...types: string[]) =>
  (type: string): (Node & { forms?: typeof forms })[] =>
    type === "SiteContent" || types.includes(type)
      ? [{ id: type, parent: null, children: [], internal: { type, contentDigest: "", owner: "" }, forms }]
      : []

test("a form has a page that says its message has arrived where it stands on one, which lends its preview", () => {
  const told = (...types: string[]) => sentPages(nodesOf(...types)).map(({ path, like }) => [path, like.id])
  const contact = ["/contact/sent", "ContactPage"]
  expect(told("ContactPage", "BlogPage", "ResourcesPage")).toEqual([contact, ["/blog/subscribed", "BlogPage"]])
  expect(told("ContactPage", "ResourcesPage")).toEqual([contact, ["/blog/subscribed", "ResourcesPage"]])
  expect(told("ContactPage")).toEqual([contact])
  expect(told()).toEqual([])
})
