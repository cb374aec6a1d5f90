import { start } from "./filter-address"

const form = () => document.querySelector<HTMLFormElement>("form")!
const field = () => form().querySelector<HTMLInputElement>("[type=search]")!
const choice = (value: string) => form().querySelector<HTMLInputElement>(`[value="${value}"]`)!
const told = jest.fn()
const input = (target: Element) => target.dispatchEvent(new Event("input", { bubbles: true }))
const back = async () => {
  const stepped = new Promise(resolve => addEventListener("popstate", resolve, { once: true }))
  history.back()
  await stepped
}

describe("a filter in the address", () => {
  beforeAll(() => {
    history.replaceState(null, "", "/resources?category=guides&q=work")
    const radios = ["all", "guides", "videos"].map(id => `<input type="radio" name="category" value="${id}">`).join("")
    const fields = `<input type="search" name="text">${radios}`
    document.body.innerHTML = `<div><form>${fields}</form></div>`
    choice("all").checked = true
    form().addEventListener("input", told)
    start(form())
  })

  test("is filled in on arrival, and what filters hears of it", () => {
    expect(field().value).toBe("work")
    expect(choice("guides").checked).toBe(true)
    expect(told).toHaveBeenCalledTimes(1)
    expect(location.search).toBe("?category=guides&q=work")
  })

  test("follows: each category is a step, a word is one", async () => {
    choice("videos").checked = true
    input(choice("videos"))
    expect(location.search).toBe("?category=videos&q=work")
    const before = history.length
    for (const text of ["works", "worksh"]) {
      field().value = text
      input(field())
    }
    expect(history.length).toBe(before)
    expect(location.search).toBe("?category=videos&q=worksh")
    await back()
    expect([field().value, choice("guides").checked]).toEqual(["work", true])
  })

  test("leaves out what is as at first, and knows no other category", () => {
    choice("all").checked = true
    field().value = ""
    input(field())
    expect(location.search).toBe("")
    history.replaceState(null, "", '/resources?category="]&q=a+b')
    told.mockClear()
    dispatchEvent(new PopStateEvent("popstate"))
    expect(told).toHaveBeenCalledTimes(1)
    expect([field().value, choice("all").checked]).toEqual(["a b", true])
  })
})
