import { JSDOM } from "jsdom"
import { createMistakeItems, reportRejectedChanges } from "../browser/mistakes"
import type { Mistake } from "../check"

const { window } = new JSDOM("")
const { document, HTMLAnchorElement } = window
Object.assign(globalThis, {
  document,
  HTMLAnchorElement,
  addEventListener: window.addEventListener.bind(window),
})

const mistakeOf = (file: string, line: number): Mistake => ({
  file: `content/${file}`,
  path: `blocks[${line}].href`,
  message: "No page has this address.",
  field: `Blocks, ${line} (Banner), Link`,
  form: "About",
  formUrl: file.endsWith(".yaml") ? "#/collections/Page/entries/about" : undefined,
  location: `content/${file}:${line}:1`,
})

describe("createMistakeItems", () => {
  const mistakes = [mistakeOf("open.yaml", 1), mistakeOf("open.yaml", 2), mistakeOf("a.yaml", 3), mistakeOf("a.png", 4)]
  const items = createMistakeItems([...mistakes, mistakeOf("a.yaml", 5)], ["content/open.yaml"])

  test("names a field of the open form by a button, one of another form by a link", () => {
    expect(items.map(({ firstElementChild: name }) => name?.outerHTML)).toEqual([
      "<button>Blocks, 1 (Banner), Link</button>",
      "<button>Blocks, 2 (Banner), Link</button>",
      '<a href="#/collections/Page/entries/about">Blocks, 3 (Banner), Link</a>',
      "<strong>Blocks, 4 (Banner), Link</strong>",
    ])
  })

  test("shows the message of successive places in other forms once", () => {
    const texts = createMistakeItems([mistakeOf("a.yaml", 1), mistakeOf("b.yaml", 1)], []).map(item => item.textContent)
    expect(texts.map(text => text.includes("No page has this address."))).toEqual([true, false])
  })

  test("counts equal mistakes in another file in one item", () => {
    expect(items.map(({ textContent }) => /\(\d places\)/.exec(textContent)?.[0])).toEqual([
      undefined,
      undefined,
      "(2 places)",
      undefined,
    ])
  })
})

test("closes notifications of errors when the form is left", () => {
  document.body.innerHTML = '<div class="Toastify__toast--error"></div><dialog><ul><li></li></ul></dialog>'
  const toast = document.querySelector("div")!
  toast.addEventListener("click", () => toast.remove())
  reportRejectedChanges({ init: () => ({ request: () => Promise.resolve() }) }, "/admin/files")
  window.dispatchEvent(new window.Event("hashchange"))
  expect(toast.isConnected).toBe(false)
})
