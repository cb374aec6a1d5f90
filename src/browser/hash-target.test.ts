import { findHashTarget } from "./hash-target"
import { start as startTopics } from "./topics"

describe("findHashTarget", () => {
  test.each(["größe", "支払い方法は何ですか", "סיכום", "100%"])("finds the target of an encoded hash: %s", id => {
    document.body.innerHTML = `<a href="#${encodeURIComponent(id)}">It</a><p id="${id}"></p>`
    expect(findHashTarget(document.querySelector("a")!.hash)?.id).toBe(id)
  })

  test("returns null for a malformed hash", () => expect(findHashTarget("#%E4")).toBeNull())
})

describe("FAQ topics", () => {
  test("shows the FAQ topic, and opens the answer, that a non-Latin hash points to", () => {
    document.body.innerHTML = `<div><nav><a href="#a">A</a><a href="#b">B</a></nav>
    <section id="a"></section><section id="b"><details><p id="料金"></p></details></section></div>`
    location.hash = "#料金"
    startTopics(document.querySelector("div")!)
    expect([...document.querySelectorAll("section")].map(({ hidden }) => Boolean(hidden))).toEqual([true, false])
    expect(document.querySelector("details")!.open).toBe(true)
  })
})
