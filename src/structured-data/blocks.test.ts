import type { useSite } from "#site/use-site"
import { blockStructuredData } from "./blocks"

describe("blockStructuredData", () => {
  test("returns one contact page for two forms", () => {
    const site = { url: "https://site.test", name: "Studio", email: "a@site.test", phone: "1" }
    const createForm = () => ({ __typename: "ContactBlock", id: null, title: "Write", lead: null }) as const
    const page = { path: "/page", meta: { title: "Page" }, blocks: [createForm(), createForm()] }
    expect(blockStructuredData(site as ReturnType<typeof useSite>, page, [])).toHaveLength(1)
  })
})
