import { readFileSync } from "node:fs"
import { fencesOf } from "../fences"

const queries = fencesOf(readFileSync("docs/graphql.md", "utf8"))

test("the queries of the guide are counted without a gap, and each says what it answers", () => {
  expect(queries.length).toBeGreaterThan(0)
  expect(queries.map(({ heading, language }) => [Number.parseInt(heading), language])).toEqual(
    queries.map((_, index) => [index + 1, "graphql"]),
  )
  expect(queries.filter(({ lead }) => lead === "")).toEqual([])
})
