import { itemsSchema } from "#blocks/items/schema"
import { FormFields } from "../fields"

test("lists the layouts that require a field", () => {
  const { fields = [] } = new FormFields([]).toFields(itemsSchema).find(({ name }) => name === "items")!
  const layoutsOf = (field: string) =>
    /layouts: ([^.]*)\./.exec(String(fields.find(({ name }) => name === field)?.hint))?.[1]
  expect(["figure", "linkLabel", "title", "picture"].map(layoutsOf)).toEqual([
    "prices",
    "options, strip",
    undefined,
    undefined,
  ])
})
