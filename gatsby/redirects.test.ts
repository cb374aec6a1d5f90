import type { Node } from "gatsby"
import { redirectPages, formatRedirects } from "./redirects"

const redirects = [
  { from: "/old", to: "/new#part" },
  { from: "/blog/old-name", to: "https://other.example/page" },
] as unknown as Node[]

test("there is a rule for each address that has moved, and nothing where none has", () => {
  expect(formatRedirects(redirects)).toBe("/old /new#part 301\n/blog/old-name https://other.example/page 301\n")
  expect(formatRedirects([])).toBe("")
})

test("there is a page at each old address, but on Netlify, where it would come before the rule", () => {
  const pages = redirectPages(redirects)
  expect(pages.map(({ path, context }) => [path, context.to])).toEqual([
    ["/old", "/new#part"],
    ["/blog/old-name", "https://other.example/page"],
  ])
  process.env.BUILT_BY = "netlify"
  expect(redirectPages(redirects)).toEqual([])
  delete process.env.BUILT_BY
})
