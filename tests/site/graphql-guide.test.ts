import assert from "node:assert/strict"
import { readFileSync } from "node:fs"
import { test } from "node:test"
import { buildSchema, parse, validate } from "gatsby/graphql"
import { fencesOf } from "../fences"
import { everywhere } from "./site"

test("every query of docs/graphql.md is one that the types of the build answer", everywhere, () => {
  const schema = buildSchema(readFileSync(".cache/schema.gql", "utf8"))
  const queries = fencesOf(readFileSync("docs/graphql.md", "utf8"))
  assert.ok(queries.length > 3)
  const wrong = queries.flatMap(({ heading, body }) =>
    validate(schema, parse(body)).map(({ message }) => `${heading}: ${message}`),
  )
  assert.deepEqual(wrong, [])
})
