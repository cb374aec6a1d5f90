import { renderHook } from "@testing-library/react"
import { queryData } from "#tests/unit/gatsby-mock"
import { useEstimate } from "./use-estimate"

const estimatorBlock = { __typename: "EstimatorBlock" }
const plans = [{ name: "Plan", hours: 10, price: "$100", budget: null }]
const allPageWith = (blocks: object[]) => ({ nodes: [{ path: "/pricing", blocks }] })
const { words } = queryData as { words: object }

describe("useEstimate", () => {
  test.each([
    ["one page", allPageWith([estimatorBlock]), {}, "/pricing"],
    ["the end of all posts", allPageWith([]), { post: { blocks: [estimatorBlock], listBlocks: null } }, "/"],
    ["the pages of all people", allPageWith([]), { personBlocks: [estimatorBlock] }, "/"],
  ])("returns the path of an estimator on %s", (_, allPage, blockLists, path) => {
    Object.assign(queryData, { allPage, prices: { plans }, words: { ...words, ...blockLists } })
    const { result } = renderHook(() => useEstimate())
    expect(result.current?.path).toBe(path)
  })

  test("returns null without an estimator", () => {
    Object.assign(queryData, { allPage: allPageWith([]), prices: { plans }, words })
    expect(renderHook(() => useEstimate()).result.current).toBeNull()
  })
})
