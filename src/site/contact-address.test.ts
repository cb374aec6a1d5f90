import { contactAddress, readContactAddress, tellingFrom, withContext } from "./contact-address"

const known = {
  from: ["pricing/growth", "services/seo-content"],
  projectType: ["seo-content", "other"],
  budget: ["under-5k"],
}

test("without anything to tell, the address is plain", () => {
  expect(contactAddress()).toBe("/contact")
  expect(contactAddress({ from: "", budget: undefined })).toBe("/contact")
})

test("what is told can be read", () => {
  const context = { from: "pricing/growth", projectType: "seo-content", budget: "under-5k" }
  const address = contactAddress(context)
  expect(address).toBe("/contact?from=pricing/growth&projectType=seo-content&budget=under-5k")
  expect(readContactAddress(new URL(address, "https://agency.example").search, known)).toEqual(context)
  expect(readContactAddress("?from=services%2Fseo-content", known)).toEqual({ from: "services/seo-content" })
})

test.each(["?from=pricing/unknown&budget=1", "?from=<b>&projectType=__proto__", "?From=pricing/growth", "", "?", "?%"])(
  "what is not known is ignored: %s",
  search => expect(readContactAddress(search, known)).toEqual({}),
)

test("only ids get into an address", () => {
  for (const from of ["Growth plan", "a&budget=b", "../x", "/pricing", "a//b"])
    expect(() => contactAddress({ from })).toThrow(from)
})

test("only links to the contact page tell where they are", () => {
  const context = { from: "pricing/growth" }
  expect(withContext("/contact", context)).toBe("/contact?from=pricing/growth")
  for (const href of ["/contact#form", "/pricing", "https://book.example/contact", "/contact?from=a"])
    expect(withContext(href, context)).toBe(href)
  expect(tellingFrom({ label: "Write", href: "/contact" }, "pricing")).toEqual({
    label: "Write",
    href: "/contact?from=pricing",
  })
})
