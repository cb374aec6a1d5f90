import { renderHook } from "@testing-library/react"
import { queryData } from "#tests/unit/gatsby-mock"
import { useEstimate } from "./use-estimate"

const block = { __typename: "EstimatorBlock" }
const plans = [{ name: "Plan", hours: 10, price: "$100", budget: null }]
const pages = (blocks: object[]) => ({ nodes: [{ path: "/pricing", blocks }] })
const { words } = queryData as { words: object }

describe("useEstimate", () => {
  test.each([
    ["a page", pages([block]), {}, "/pricing"],
    ["all posts", pages([]), { post: { blocks: [block], listBlocks: null } }, "/"],
    ["all people", pages([]), { personBlocks: [block] }, "/"],
  ])("returns the path of an estimator on %s", (_, allPage, lists, path) => {
    Object.assign(queryData, { allPage, prices: { plans }, words: { ...words, ...lists } })
    const { result } = renderHook(() => useEstimate())
    expect(result.current?.path).toBe(path)
  })

  test("returns null without an estimator", () => {
    Object.assign(queryData, { allPage: pages([]), prices: { plans }, words })
    expect(renderHook(() => useEstimate()).result.current).toBeNull()
  })
})
