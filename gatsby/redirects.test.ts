import type { Node } from "gatsby"
import { formatRedirects, redirectPages } from "./redirects"

const redirects = [
  { from: "/old", to: "/new#part" },
  { from: "/blog/old-name", to: "https://other.example/page" },
] as unknown as Node[]

describe("formatRedirects", () => {
  test("writes a rule per redirect", () => {
    expect(formatRedirects(redirects)).toBe("/old /new#part 301\n/blog/old-name https://other.example/page 301\n")
    expect(formatRedirects([])).toBe("")
  })
})

describe("redirectPages", () => {
  test("returns a page per redirect, except on Netlify", () => {
    const pages = redirectPages(redirects)
    expect(pages.map(({ path, context }) => [path, context.to])).toEqual([
      ["/old", "/new#part"],
      ["/blog/old-name", "https://other.example/page"],
    ])
    process.env.BUILT_BY = "netlify"
    expect(redirectPages(redirects)).toEqual([])
    delete process.env.BUILT_BY
  })
})
