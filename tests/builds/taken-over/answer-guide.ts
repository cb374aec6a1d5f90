import { readFileSync, writeFileSync } from "node:fs"
import { resolve } from "node:path"
import type { GatsbyNode, Node } from "gatsby"
import { type GraphQLSchema, printSchema } from "gatsby/graphql"
import { fencesOf } from "../../fences"

/** What Gatsby answered to a query of docs/graphql.md. */
export interface Answer {
  heading: string
  query: string
  data?: Record<string, unknown> | null
  errors: string[]
}

/** A sum that there is not. */
export const SUM_OF_TEXTS = "{ allTestimonial { sum(field: { results: { value: SELECT } }) } }\n"

/** Where the hook below leaves what it found, in the project's .cache. */
export const SCHEMA = "schema.graphql"
export const ANSWERS = "guide-answers.json"

/**
 * A hook that the test adds to a copy of the project: asks Gatsby every query of docs/graphql.md during a real build,
 * and writes down its answers and its schema.
 * A query that names a service or a category is asked about one that is there.
 */
export const onPreBuild: GatsbyNode["onPreBuild"] = async ({ getNodesByType, graphql, store }) => {
  // Gatsby types this as a plain function.
  const { schema } = (store.getState as () => { schema: GraphQLSchema })()
  const answers: Answer[] = []
  const [study] = getNodesByType("CaseStudy") as (Node & { services: string[] })[]
  const slug = study?.services[0]
  const category = (getNodesByType("BlogPost")[0] as (Node & { category: string }) | undefined)?.category
  const guide = fencesOf(readFileSync(resolve("docs/graphql.md"), "utf8"))
  for (const { heading, body: query } of [...guide, { heading: "A sum of texts", body: SUM_OF_TEXTS }]) {
    const result = await graphql<Answer["data"], Record<string, unknown>>(query, { slug, category })
    const errors = (result.errors ?? []) as Error[]
    answers.push({ heading, query, data: result.data, errors: errors.map(({ message }) => message) })
  }
  writeFileSync(resolve(".cache", SCHEMA), printSchema(schema))
  writeFileSync(resolve(".cache", ANSWERS), JSON.stringify(answers))
}
