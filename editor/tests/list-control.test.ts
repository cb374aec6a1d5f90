import { withoutIds } from "../browser/list-control"

type Item = NonNullable<Parameters<typeof withoutIds>[0]>

/** Creates an item as Immutable.js does: lists have no key "id". */
const itemOf = (data: unknown): Item => {
  if (data === null || typeof data !== "object") return data as Item
  const entries = Object.entries(data).map(([key, value]) => [key, itemOf(value)] as const)
  const create = (all: typeof entries): Required<Item> => ({
    delete: name => create(all.filter(([key]) => key !== name)),
    map: convert => create(all.map(([key, value]) => [key, convert(value)!])),
    ...{ toJSON: () => (Array.isArray(data) ? all.map(([, value]) => value) : Object.fromEntries(all)) },
  })
  return create(entries)
}

describe("withoutIds", () => {
  test.each([
    ["a block", { id: "faq", title: "A" }, { title: "A" }],
    [
      "a block with items",
      { items: [{ id: "refunds", question: "Q" }, "text", null] },
      { items: [{ question: "Q" }, "text", null] },
    ],
    ["a text", "A", "A"],
    ["an empty item", null, null],
  ])("returns %s without IDs", (_, item, expected) => {
    expect(JSON.parse(JSON.stringify(withoutIds(itemOf(item))))).toEqual(expected)
  })
})
