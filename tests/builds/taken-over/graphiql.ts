import assert from "node:assert/strict"
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { before, describe, test } from "node:test"
import { buildSchema, type GraphQLSchema, parse, validate } from "gatsby/graphql"
import { collections } from "../../../model"
import { type Fence, fencesOf } from "../../fences"
import { type Answer, ANSWERS, SCHEMA, SUM_OF_TEXTS } from "./answer-guide"
import { undescribed } from "./schema"

/** An answer with something in it: no missing page, no empty list. */
const isFilled = (value: unknown): boolean =>
  typeof value === "object" &&
  value !== null &&
  Object.values(value).every(item => !Array.isArray(item) || item.length > 0)

/**
 * Asks what a developer finds in GraphiQL of a copy that was built with the hook of answer-guide.ts.
 * @param rootOf where the copy is, once the tests run
 */
export const describeGraphiQL = (rootOf: () => string) =>
  describe("GraphiQL", () => {
    let schema: GraphQLSchema
    let answers: Answer[]
    before(() => {
      const read = (file: string) => readFileSync(join(rootOf(), ".cache", file), "utf8")
      schema = buildSchema(read(SCHEMA))
      answers = JSON.parse(read(ANSWERS)) as Answer[]
    })

    test("describes every type of content and every field of it", () =>
      assert.deepEqual(
        undescribed(schema, [
          ...collections.map(({ type }) => type),
          "ContentPage",
          "ContentLink",
          "Question",
          "Amount",
        ]),
        [],
      ))

    const queries: Fence[] = fencesOf(readFileSync("docs/graphql.md", "utf8"))

    test("refuses a sum of what is no number, and says what can be added up", () => {
      const [told = ""] = answers.find(({ query }) => query === SUM_OF_TEXTS)?.errors ?? []
      assert.match(told, /"results\.value" of Testimonial is no number.* rating/)
    })

    for (const { heading, body } of queries)
      test(`answers: ${heading}`, () => {
        assert.deepEqual(
          validate(schema, parse(body)).map(({ message }) => message),
          [],
        )
        const answer = answers.find(({ query }) => query === body)
        assert.deepEqual(answer?.errors, [])
        // Whoever has taken the site over may have no posts, and no figure that nobody has checked.
        if (existsSync("tests/sample"))
          for (const [field, value] of Object.entries(answer?.data ?? {})) assert.ok(isFilled(value), field)
      })
  })
