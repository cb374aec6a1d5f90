import { start as showBreadcrumb } from "./breadcrumb"

const breadcrumbAt = (path: string) => {
  history.replaceState(null, "", path)
  document.body.innerHTML =
    '<a href="/services">Services</a><ol><li><a href="/">Home</a></li><li><span aria-current="page">Not found</span></li></ol>'
  showBreadcrumb()
  return Array.from(document.querySelectorAll("li"), item => [
    item.textContent,
    item.querySelector("a")?.getAttribute("href"),
  ])
}

describe("breadcrumb", () => {
  test("links a segment of an unknown path only if the page has a link to it", () =>
    expect(breadcrumbAt("/services/paid-adds/%3Cb%3Enew")).toEqual([
      ["Home", "/"],
      ["Services", "/services"],
      ["Paid adds", undefined],
      ["<b>new", undefined],
    ]))

  test("leaves a malformed escape sequence as it is", () =>
    expect(breadcrumbAt("/%E0%A4%A/zzqx")).toEqual([
      ["Home", "/"],
      ["%E0%A4%A", undefined],
      ["Zzqx", undefined],
    ]))
})
