import { findHashTarget } from "./hash-target"
import { start } from "./topics"

test.each(["größe", "支払い方法は何ですか", "סיכום", "100%"])("an anchor names a part of the page: %s", id => {
  document.body.innerHTML = `<a href="#${encodeURIComponent(id)}">It</a><p id="${id}"></p>`
  expect(findHashTarget(document.querySelector("a")!.hash)?.id).toBe(id)
})

test("an anchor that is no encoded text names nothing", () => expect(findHashTarget("#%E4")).toBeNull())

test("the topic of an answer is shown whose address has other letters than Latin ones", () => {
  document.body.innerHTML = `<div><nav><a href="#a">A</a><a href="#b">B</a></nav>
    <section id="a"></section><section id="b"><details><p id="料金"></p></details></section></div>`
  location.hash = "#料金"
  start(document.querySelector("div")!)
  expect([...document.querySelectorAll("section")].map(({ hidden }) => Boolean(hidden))).toEqual([true, false])
  expect(document.querySelector("details")!.open).toBe(true)
})
