import { nearest, type Listed } from "./nearest"

const pages = ["/", "/pricing", "/services", "/services/web-development", "/services/paid-ads", "/blog/first-post"].map(
  (path): Listed => [path, path],
)
const first = (path: string) => nearest(path, pages)[0]?.[0]

test("a letter too few, too many or in the wrong place still finds the page", () => {
  expect(first("/prcing")).toBe("/pricing")
  expect(first("/pricinng")).toBe("/pricing")
  expect(first("/services/web-developmnet")).toBe("/services/web-development")
})

test("a page is found where it has moved, by the last part of its address", () => {
  expect(first("/articles/first-post")).toBe("/blog/first-post")
  expect(first("/web-development.html")).toBe("/services/web-development")
  expect(first("/Paid_Ads/")).toBe("/services/paid-ads")
})

test("what is like no page is not guessed at", () => {
  expect(nearest("/wp-login.php", pages)).toEqual([])
  expect(nearest("/zzz", pages)).toEqual([])
})
