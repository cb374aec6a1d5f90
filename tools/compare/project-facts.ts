import { parse as parseSchema, print } from "graphql"
import { type Build, filesAt, readAt } from "../../scripts/builds"
import { byName, type Difference, type Fact, inOrder } from "./differences"

const schemaOf = ({ schema }: Build): Fact[] =>
  parseSchema(schema).definitions.flatMap(definition => {
    if (!("name" in definition) || !definition.name) return []
    const type = definition.name.value
    if (!("fields" in definition)) return { place: type, value: print(definition) }
    const fields = definition.fields?.map(field => ({ place: `${type}.${field.name.value}`, value: print(field.type) }))
    return [{ place: type, value: definition.kind }, ...(fields ?? [])]
  })

/** Lines of the snapshots. */
const messagesOf = ({ commit }: Build): Fact[] =>
  filesAt(commit).flatMap(place => {
    const lines = place.endsWith(".snap") ? readAt(commit, place).split("\n") : []
    return lines.map(value => ({ place, value }))
  })

const packagesOf = ({ commit }: Build): Fact[] => {
  const { packages } = JSON.parse(readAt(commit, "package-lock.json")) as {
    packages: Record<string, { version?: string }>
  }
  return Object.entries(packages).flatMap(([path, { version = "" }]) =>
    path ? [{ place: path.split("node_modules/").at(-1)!, value: version }] : [],
  )
}

/** What of the project differs that no page shows. */
export const compareProjects = (before: Build, after: Build): Difference[] => [
  ...byName("graphql", schemaOf(before), schemaOf(after)),
  ...inOrder("messages", messagesOf(before), messagesOf(after)),
  ...byName("packages", packagesOf(before), packagesOf(after)),
]
