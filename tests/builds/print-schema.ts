import { writeFileSync } from "node:fs"
import type { GatsbyNode } from "gatsby"
import { type GraphQLSchema, printSchema } from "gatsby/graphql"

/** Where the hook below leaves the types that Gatsby answers with. */
export const SCHEMA = ".cache/schema.graphql"

/** A hook that the copy gets. */
export const onPreBuild: GatsbyNode["onPreBuild"] = ({ store }) => {
  // Gatsby types this as a plain function.
  const { schema } = (store.getState as () => { schema: GraphQLSchema })()
  writeFileSync(SCHEMA, printSchema(schema))
}
