import { start } from "./filter-list"

const back = async () => {
  const stepped = new Promise(resolve => addEventListener("popstate", resolve, { once: true }))
  history.back()
  await stepped
}
const root = () => document.querySelector<HTMLElement>("#root")!
const status = () => root().querySelector("[role=status]")!.textContent
const shown = () => [...document.querySelectorAll("main li")].map(entry => entry.id)
const entry = (category: string, id: string, description = "") =>
  `<li data-category="${category}" id="${id}"><h3 data-found-by>${id}</h3><p data-found-by>${description}</p></li>`

describe("by a form", () => {
  const field = () => root().querySelector<HTMLInputElement>("[type=search]")!
  const choice = (value: string) => root().querySelector<HTMLInputElement>(`[value="${value}"]`)!
  const input = (target: Element) => target.dispatchEvent(new Event("input", { bubbles: true }))
  const press = (value: string) => {
    choice(value).checked = true
    input(choice(value))
  }
  const type = (text: string) => {
    field().value = text
    input(field())
  }
  const open = (address: string, prepare = () => {}) => {
    history.replaceState(null, "", address)
    const radios = ["all", "guides", "templates", "videos"].map(
      id => `<input type="radio" name="category" value="${id}">`,
    )
    const form = `<form><input type="search" name="text">${radios.join("")}</form>`
    const entries =
      entry("guides", "From form to CRM", "Which fields to send") +
      entry("templates", "Launch checklist", "Domain, redirects, Forms") +
      entry("videos", "First automation", "Built on camera")
    document.body.innerHTML = `<main><div id="root" data-count="{count} found" data-count-one="One found">${form}<p role="status"></p><ul>${entries}</ul></div></main>`
    choice("all").checked = true
    prepare()
    start(root())
  }

  test("category and text both have to match, whatever the case and the spaces around", () => {
    open("/resources")
    type("FORM")
    expect(shown()).toEqual(["From form to CRM", "Launch checklist"])
    press("templates")
    expect([shown(), status()]).toEqual([["Launch checklist"], "One found"])
    press("videos")
    expect([shown(), status()]).toEqual([[], "0 found"])
    type(" automation ")
    expect(shown()).toEqual(["First automation"])
    press("all")
    type("")
    expect(shown()).toEqual(["From form to CRM", "Launch checklist", "First automation"])
  })

  test.each([".*", "<b>"])("a text is taken as it stands: %s", text => {
    open("/resources")
    type(text)
    expect(shown()).toEqual([])
  })

  test("is filled in by the address on arrival", () => {
    open("/resources?category=guides&q=form")
    expect([field().value, choice("guides").checked]).toEqual(["form", true])
    expect(shown()).toEqual(["From form to CRM"])
    expect(location.search).toBe("?category=guides&q=form")
  })

  test("what was typed and pressed before the script came counts", () => {
    open("/resources", () => {
      field().value = "form"
      choice("guides").checked = true
    })
    expect(shown()).toEqual(["From form to CRM"])
    expect(location.search).toBe("?category=guides&q=form")
  })

  test("is followed by the address: each category is a step, a word is one", async () => {
    open("/resources?category=guides&q=work")
    press("videos")
    expect(location.search).toBe("?category=videos&q=work")
    const before = history.length
    for (const text of ["works", "worksh"]) type(text)
    expect(history.length).toBe(before)
    expect(location.search).toBe("?category=videos&q=worksh")
    await back()
    expect([field().value, choice("guides").checked]).toEqual(["work", true])
  })

  test("leaves out of the address what is as at first, and knows no other category", () => {
    open("/resources?category=guides&q=work")
    press("all")
    type("")
    expect(location.search).toBe("")
    history.replaceState(null, "", '/resources?category="]&q=a+b')
    dispatchEvent(new PopStateEvent("popstate"))
    expect([field().value, choice("all").checked]).toEqual(["a b", true])
  })
})
