import { correctTexts, type Entry, sortFormFields, toFileData } from "../browser/cms"
import { SOURCE } from "../formats"

const field = (name: string) => ({ name, label: name, widget: "string" })
const collectionOf = (...names: string[]) => ({
  name: "Page",
  label: "Pages",
  format: "source-Page",
  extension: "yaml" as const,
  fields: names.map(field),
})

/** Creates the entry of a form. */
const entryOf = (newRecord: boolean, data: Record<string, unknown>) => {
  const map = (values: Record<string, unknown>): object => ({
    get: (name: string) => values[name],
    merge: (more: object) => map({ ...values, ...more }),
    toJS: () => values,
  })
  const values: Record<string, unknown> = { newRecord, data: map(data) }
  return { get: (name: string) => values[name] } as Entry
}

describe("toFileData", () => {
  const data = { published: true, [SOURCE]: "title: A # check: ok\n" }

  test.each([
    ["published", { published: false }],
    ["draft", { published: true, draft: true }],
  ])("marks a copy as unpublished with the switch %s", (name, switches) => {
    const copy = toFileData(entryOf(true, data), collectionOf("title", name)).toJS()
    expect(copy).toEqual({ ...switches, [SOURCE]: "title: A\n" })
  })

  test("removes aliases from a copy", () => {
    const copy = toFileData(entryOf(true, { aliases: ["/a"], [SOURCE]: "" }), collectionOf("aliases")).toJS()
    expect(copy).toEqual({ [SOURCE]: "" })
  })

  test.each([
    ["an existing file", entryOf(false, data), data],
    ["a new form", entryOf(true, { published: true }), { published: true }],
  ])("returns the data of %s", (_, entry, expected) => {
    expect(toFileData(entry, collectionOf("published")).toJS()).toEqual(expected)
  })
})

test("creates a sentence from a field and the message of its pattern", () => {
  const widget = { regexPattern: "%{fieldLabel} didn't match the pattern: %{pattern}." }
  correctTexts({ ui: { toast: {} }, editor: { editor: {}, editorControlPane: { widget }, editorToolbar: {} } })
  expect(widget.regexPattern).toBe("%{fieldLabel} %{pattern}.")
})

describe("sortFormFields", () => {
  test("moves blocks first and settings last, below their heading", () => {
    const { fields, ...collection } = collectionOf("path", "slug", "title", "blocks", "menu", "meta")
    const [sorted] = sortFormFields([
      { ...collection, fields: [{ ...field("published"), widget: "boolean" }, ...fields] },
    ])
    const content = ["blocks", "title"]
    const settings = ["published", "path", "slug", "menu", "meta"]
    expect(sorted?.fields?.map(({ name }) => name)).toEqual([...content, "__settings", ...settings])
  })

  test("leaves forms of single files unchanged", () => {
    const { fields, ...lists } = collectionOf("title")
    const collection = { ...lists, files: [{ name: "Words", label: "Words", file: "content/words.yaml", fields }] }
    expect(sortFormFields([collection])).toEqual([collection])
  })
})
