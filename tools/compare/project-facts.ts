import { runInNewContext } from "node:vm"
import { parse as parseSchema, print } from "graphql"
import { parse } from "yaml"
import { type Build, filesAt, readAt } from "../../scripts/builds"
import { byName, type Difference, type Fact } from "./differences"

const schemaOf = ({ schema }: Build): Fact[] =>
  parseSchema(schema).definitions.flatMap(definition => {
    if (!("name" in definition) || !definition.name) return []
    const type = definition.name.value
    if (!("fields" in definition)) return { place: type, value: print(definition) }
    const fields = definition.fields?.map(field => ({ place: `${type}.${field.name.value}`, value: print(field.type) }))
    return [{ place: type, value: definition.kind }, ...(fields ?? [])]
  })

/** Snapshots are a program that exports each by its name. */
const messagesOf = ({ commit }: Build): Fact[] =>
  filesAt(commit)
    .filter(file => file.endsWith(".snap"))
    .flatMap(file => {
      const exports: Record<string, string> = {}
      runInNewContext(readAt(commit, file), { exports })
      return Object.entries(exports).map(([place, value]) => ({ place, value: value.trim() }))
    })

const packagesOf = ({ commit }: Build): Fact[] => {
  const { packages } = JSON.parse(readAt(commit, "package-lock.json")) as {
    packages: Record<string, { version?: string }>
  }
  return Object.entries(packages).flatMap(([path, { version = "" }]) =>
    path ? [{ place: path.split("node_modules/").at(-1)!, value: version }] : [],
  )
}

const claimsOf = ({ commit }: Build): Fact[] => {
  const claims = (parse(readAt(commit, "content/claims.yaml")) ?? []) as { name: string; value: string }[]
  return claims.map(({ name, value }) => ({ place: name, value }))
}

/** Figures of the ledger whose value is another. */
export const changedClaims = (before: Build, after: Build): Difference[] =>
  byName("figures", claimsOf(before), claimsOf(after)).filter(claim => claim.before && claim.after)

/** What of the project differs that no page shows. */
export const compareProjects = (before: Build, after: Build): Difference[] => [
  ...byName("graphql", schemaOf(before), schemaOf(after)),
  ...byName("messages", messagesOf(before), messagesOf(after)),
  ...byName("packages", packagesOf(before), packagesOf(after)),
]
