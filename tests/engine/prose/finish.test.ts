import { finish } from "../../../gatsby/prose/finish"

test("a range is kept whole in an element of its own, once", () => {
  const node = { type: "element", tagName: "p", children: [{ type: "text", value: "In 2–4 weeks." }] }
  finish(node)
  expect(node.children).toEqual([
    { type: "text", value: "In " },
    {
      type: "element",
      tagName: "span",
      properties: { className: ["range"] },
      children: [{ type: "text", value: "2–4" }],
    },
    { type: "text", value: " weeks." },
  ])
})
