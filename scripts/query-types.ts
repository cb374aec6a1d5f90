/**
 * `npm run types`: generates the types of GraphQL queries, as Gatsby does, but from the content schemas, so it needs no
 * build and includes new fields. Types of query arguments are missing.
 */
import { readFileSync } from "node:fs"
import { gqlPluckFromCodeStringSync } from "@graphql-tools/graphql-tag-pluck"
import type { IDefinitionMeta } from "gatsby/dist/redux/types"
import { writeTypeScriptTypes } from "gatsby/dist/utils/graphql-typegen/ts-codegen"
import { buildSchema, Kind, parse, visit } from "gatsby/graphql"
import { blockSchemas } from "#blocks/block-schemas"
import { listFiles, toFragments } from "#engine"
import { computedFields } from "#gatsby/computed-fields"
import { contentTypes, toSdl } from "#model"

/** Types of Gatsby that queries use. */
const GATSBY_SDL = `
  scalar Date
  scalar GatsbyImageData
  scalar JSON
  interface Node { id: ID! }
  type SitePage implements Node { id: ID! path: String! pageContext: JSON }`

/** Prints the schema that Gatsby builds, without arguments. */
const printSchema = (): string => {
  const { sdl, unions } = toSdl()
  const names = contentTypes.map(({ type }) => type)
  const rootTypes = [...names, "SitePage"]
  const queryFields = rootTypes.map(
    type => `${type[0]!.toLowerCase()}${type.slice(1)}: ${type} all${type}: ${type}Connection!`,
  )
  const computed = Object.entries<Record<string, { type: string }>>(computedFields).flatMap(([name, fields]) =>
    Object.entries(fields).map(([field, { type }]) => `extend type ${name} { ${field}: ${type} }`),
  )
  return [
    sdl,
    GATSBY_SDL,
    ...computed,
    ...names.map(name => `extend type ${name} { id: ID! }`),
    ...unions.map(({ name, types }) => `union ${name} = ${Object.values(types).join(" | ")}`),
    ...rootTypes.map(name => `type ${name}Connection { nodes: [${name}!]! totalCount: Int! }`),
    `type Query { ${queryFields.join(" ")} }`,
  ].join("\n")
}

/** Finds the queries and fragments in a file. */
const findDocuments = (file: string) => {
  const text = readFileSync(file, "utf8")
  return /graphql/i.test(text) ? gqlPluckFromCodeStringSync(file, text) : []
}

const writeQueryTypes = async (): Promise<void> => {
  const sourceFiles = listFiles("src").filter(file => /\.tsx?$/.test(file))
  const documents = [
    ...sourceFiles.map(file => `src/${file}`),
    "gatsby/feed.ts",
    "gatsby/sitemap.ts",
    "gatsby/develop/blocks.tsx",
  ].flatMap(findDocuments)
  const definitions = new Map<string, IDefinitionMeta>()
  for (const source of [...documents, ...toFragments("Block", blockSchemas, computedFields)])
    for (const def of visit(parse(source), { Argument: () => null }).definitions) {
      if (def.kind !== Kind.OPERATION_DEFINITION && def.kind !== Kind.FRAGMENT_DEFINITION) continue
      const name = def.name?.value ?? ""
      // Gatsby only needs different hashes.
      const meta: Partial<IDefinitionMeta> = { name, def, filePath: "src", hash: definitions.size }
      definitions.set(name, meta as IDefinitionMeta)
    }
  await writeTypeScriptTypes(process.cwd(), buildSchema(printSchema(), { assumeValidSDL: true }), definitions, {
    typesOutputPath: "src/gatsby-types.d.ts",
    documentSearchPaths: [],
    generateOnBuild: false,
  })
}

void writeQueryTypes()
