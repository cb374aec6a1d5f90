import { contactHref, withOrigin } from "./contact-href"

test("without anything to tell, the address is plain", () => {
  expect(contactHref()).toBe("/contact")
  expect(contactHref({ from: "", budget: undefined })).toBe("/contact")
})

test("what is told stands in the address", () => {
  const context = { from: "pricing/growth", projectType: "seo-content", budget: "under-5k" }
  expect(contactHref(context)).toBe("/contact?from=pricing/growth&projectType=seo-content&budget=under-5k")
})

test("only ids get into an address", () => {
  for (const from of ["Growth plan", "a&budget=b", "../x", "/pricing", "a//b"])
    expect(() => contactHref({ from })).toThrow(from)
})

test("only links to the contact page tell where they are", () => {
  const link = (href: string) => ({ label: "Write", href })
  expect(withOrigin(link("/contact"), "pricing/growth")).toEqual(link("/contact?from=pricing/growth"))
  for (const href of ["/contact#form", "/pricing", "https://book.example/contact", "/contact?from=a"])
    expect(withOrigin(link(href), "pricing/growth")).toEqual(link(href))
})
