import { contactHref, withLeadSource } from "./contact-href"

describe("contactHref", () => {
  test("returns the plain path without context", () => {
    expect(contactHref()).toBe("/contact")
    expect(contactHref({ from: "", budget: undefined })).toBe("/contact")
  })

  test("adds the context as parameters", () => {
    const context = { from: "pricing/growth", projectType: "seo-content", budget: "under-5k" }
    expect(contactHref(context)).toBe("/contact?from=pricing/growth&projectType=seo-content&budget=under-5k")
  })

  test("throws for values that are not ids", () => {
    for (const from of ["Growth plan", "a&budget=b", "../x", "/pricing", "a//b"])
      expect(() => contactHref({ from })).toThrow(from)
  })
})

describe("withLeadSource", () => {
  test("adds the lead source to links to the contact page only", () => {
    const link = (href: string) => ({ label: "Write", href })
    expect(withLeadSource(link("/contact"), "pricing/growth")).toEqual(link("/contact?from=pricing/growth"))
    for (const href of ["/contact#form", "/pricing", "https://book.example/contact", "/contact?from=a"])
      expect(withLeadSource(link(href), "pricing/growth")).toEqual(link(href))
  })
})
