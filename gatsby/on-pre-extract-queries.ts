import { mkdirSync, writeFileSync } from "node:fs"
import type { GatsbyNode } from "gatsby"
import { blockSchemas } from "#blocks/block-schemas"
import { toFragments } from "#engine"
import { computedFields } from "./computed-fields"

/** Folder in which Gatsby's query compiler finds fragments of plugins. */
const FOLDER = ".cache/fragments"

/** Writes the GraphQL fragments of blocks, which select all fields of their schemas. */
export const onPreExtractQueries: GatsbyNode["onPreExtractQueries"] = () => {
  const queries = toFragments("Block", blockSchemas, computedFields).map(
    (fragment, index) => `export const fragment${index} = graphql\`${fragment}\``,
  )
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(`${FOLDER}/blocks.js`, ['import { graphql } from "gatsby"', ...queries, ""].join("\n"))
}
