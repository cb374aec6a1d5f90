import { JSDOM } from "jsdom"
import { describeBlockMenus } from "../browser/block-menu"
import type { FormConfig } from "../config"

const { document, MutationObserver } = new JSDOM("").window
Object.assign(globalThis, { document, MutationObserver })

const type = (label: string, group: string) => ({
  name: label,
  label,
  widget: "object",
  group,
  hint: `About ${label}.`,
})
const types = [type("Hero", "Heroes"), type("Items", "Content"), type("Faq", "Content")]
const blocks = { name: "blocks", label: "Blocks", widget: "list", types }
const collection = { name: "Page", label: "Pages", format: "source-Page", extension: "yaml" as const, fields: [blocks] }
const config: FormConfig = { backend: {}, site_url: "", collections: [collection] }

describe("describeBlockMenus", () => {
  beforeAll(() => describeBlockMenus(config))

  /** Opens a menu, and returns its content after the observer has run. */
  const openMenu = async (labels: string[]) => {
    const items = labels.map(label => `<div role="menuitem"><span>${label}</span></div>`)
    document.body.innerHTML = `<div role="menu"><ul>${items.join("")}</ul></div>`
    await Promise.resolve()
    return [...document.querySelectorAll("ul > *")].map(item =>
      [item.textContent, item.getAttribute("aria-description")].filter(Boolean).join(": "),
    )
  }

  test("adds a heading to each group and a description to each block", async () => {
    expect(await openMenu(["Hero", "Items", "Faq"])).toEqual([
      "Heroes",
      "Hero: About Hero.",
      "Content",
      "Items: About Items.",
      "Faq: About Faq.",
    ])
  })

  test("adds headings and descriptions only once", async () => {
    const menu = await openMenu(["Hero", "Items"])
    document.body.append(document.createElement("p"))
    await Promise.resolve()
    expect(document.querySelectorAll("ul > *")).toHaveLength(menu.length)
  })

  test("leaves other menus unchanged", async () => {
    expect(await openMenu(["Publish now", "Duplicate"])).toEqual(["Publish now", "Duplicate"])
  })
})
