import { start } from "./breadcrumb"

const trailAt = (path: string) => {
  history.replaceState(null, "", path)
  document.body.innerHTML = '<ol><li><a href="/">Home</a></li><li><span aria-current="page">Not found</span></li></ol>'
  start()
  return [...document.querySelectorAll("li > *")].map(part => [part.textContent, part.getAttribute("href")])
}

test("each part of an unknown address is a link with its words, the last is text", () =>
  expect(trailAt("/services/paid-adds/%3Cb%3Enew")).toEqual([
    ["Home", "/"],
    ["Services", "/services"],
    ["Paid adds", "/services/paid-adds"],
    ["<b>new", null],
  ]))

test("a sign that is no address stands as it is", () =>
  expect(trailAt("/%E0%A4%A/zzqx")).toEqual([
    ["Home", "/"],
    ["%E0%A4%A", "/%E0%A4%A"],
    ["Zzqx", null],
  ]))
