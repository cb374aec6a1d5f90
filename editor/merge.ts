/** Merges data into YAML. Unchanged parts keep comments, order, quotes and blank lines. */
import {
  type Document,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  type Scalar,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from "yaml"
import { stringifyYaml } from "#engine/stringify-yaml"
import type { FormField } from "./fields"

type Value = unknown
/** The data of a group of fields. */
export type Group = Record<string, Value>

export const isGroup = (value: Value): value is Group =>
  value !== null && typeof value === "object" && !Array.isArray(value)
/** Serializes a value independently of key order, which forms do not preserve. */
const canonical = (value: Value): string =>
  JSON.stringify(value, (_, inner: Value) =>
    isGroup(inner) ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1))) : inner,
  )
/** Returns whether two values are equal, ignoring key order. */
const isEqual = (a: Value, b: Value): boolean => canonical(a) === canonical(b)

/** Returns the number of equal fields, without `type`: blocks of one type need not be similar. */
const countEqual = (a: Value, b: Value): number =>
  isGroup(a) && isGroup(b) ? Object.keys(a).filter(key => key !== "type" && isEqual(a[key], b[key])).length : 0

/** The fields of a group, or of the items of a list. */
type Form = Pick<FormField, "field" | "fields" | "types">

/** Returns the fields of a group in schema order. Those of a block depend on its type. */
const fieldsOf = ({ fields = [], types }: Form, group: Group): readonly FormField[] =>
  types?.find(({ name }) => name === group.type)?.fields ?? fields

const fieldNamed = (key: string, form: Form, group: Group): Form =>
  fieldsOf(form, group).find(({ name }) => name === key) ?? {}

/** Returns the index of a key in the schema; -1 for the type of a block, which precedes its fields. */
const schemaIndexOf = (key: string, form: Form, group: Group): number =>
  fieldsOf(form, group).findIndex(({ name }) => name === key)

const sortedKeys = (group: Group, form: Form): string[] =>
  Object.keys(group).sort((a, b) => schemaIndexOf(a, form, group) - schemaIndexOf(b, form, group))

/** Removes comments that suppress warnings. */
const removeSuppressions = (item: Node): void =>
  visit(item, {
    Node: (_, node) => {
      if (node.comment && /^\s*check:\s*ok\b/.test(node.comment)) node.comment = undefined
    },
  })

class Merger {
  constructor(private readonly document: Document) {}

  /** Creates a node with sorted keys. */
  private create(value: Value, form: Form): Node {
    const sorted = (inner: Value, at: Form): Value => {
      if (Array.isArray(inner)) return inner.map(item => sorted(item, at.field ?? at))
      return isGroup(inner)
        ? Object.fromEntries(sortedKeys(inner, at).map(key => [key, sorted(inner[key], fieldNamed(key, at, inner))]))
        : inner
    }
    return this.document.createNode(sorted(value, form))
  }

  merge(node: Node | null | undefined, value: Value, form: Form): Node {
    if (isMap(node) && isGroup(value)) return this.mergeMap(node as YAMLMap<Node, Node>, value, form)
    if (isSeq(node) && Array.isArray(value)) return this.mergeList(node as YAMLSeq<Node>, value, form.field ?? form)
    if (isScalar(node) && !isGroup(value) && !Array.isArray(value)) return this.mergeScalar(node, value)
    return this.create(value, form)
  }

  private mergeScalar(node: Scalar, value: Value): Node {
    if (node.value !== value) {
      node.value = value
      delete node.source
    }
    return node
  }

  private mergeMap(node: YAMLMap<Node, Node>, value: Group, form: Form): Node {
    const keyOf = ({ key }: Pair<Node, Node>) => String(isScalar(key) ? key.value : key)
    node.items = node.items.filter(pair => keyOf(pair) in value)
    for (const pair of node.items) {
      const key = keyOf(pair)
      pair.value = this.merge(pair.value, value[key], fieldNamed(key, form, value))
    }
    const existing = node.items.map(keyOf)
    for (const key of sortedKeys(value, form).filter(name => !existing.includes(name))) {
      const pair = this.document.createPair<Node, Node>(key, this.create(value[key], fieldNamed(key, form, value)))
      const index = schemaIndexOf(key, form, value)
      const later = node.items.findIndex(other => schemaIndexOf(keyOf(other), form, value) > index)
      node.items.splice(later < 0 ? node.items.length : later, 0, pair)
    }
    return node
  }

  /**
   * Merges a list. Unchanged items keep their comments when they move. Changed items keep those of the item with the
   * most equal fields, preferably at the same index. Replaced items have no equal field and lose their suppressions.
   */
  private mergeList(node: YAMLSeq<Node>, value: Value[], form: Form): Node {
    const [first] = node.items
    if (first && node.commentBefore) {
      // The parser assigns the comment above the first item to the list.
      first.commentBefore = node.commentBefore
      node.commentBefore = undefined
    }
    const before = node.items.map(item => ({ item, data: item.toJS(this.document) as Value }))
    const unmatched = new Set(before)
    const take = (match: (typeof before)[number] | undefined) => {
      if (match) unmatched.delete(match)
      return match?.item
    }
    const unchanged = value.map(entry => take(before.find(old => unmatched.has(old) && isEqual(old.data, entry))))
    node.items = value.map((entry, index) => {
      if (unchanged[index]) return unchanged[index]
      const score = (old: (typeof before)[number]) => countEqual(old.data, entry) + (old === before[index] ? 0.5 : 0)
      const [similar] = [...unmatched].filter(score).toSorted((a, b) => score(b) - score(a))
      if (similar && isGroup(entry) && countEqual(similar.data, entry) === 0) removeSuppressions(similar.item)
      return this.merge(take(similar), entry, form)
    })
    if (value.length === 0) node.flow = true
    return node
  }
}

/** Replaces unchanged multiline texts by placeholders, because the library would rewrap them. */
const replaceMultiline = (document: Document, text: string): string[] => {
  const sources: string[] = []
  visit(document, {
    Scalar: (_, node) => {
      const source = node.source === undefined || !node.range ? "" : text.slice(node.range[0], node.range[1])
      if (!source.trimEnd().includes("\n")) return
      node.value = `\uE000${sources.push(source.trimEnd()) - 1}\uE001`
      // The source of a block scalar includes its comment.
      if (/^[|>]/.test(source)) node.comment = undefined
      node.type = "PLAIN"
    },
  })
  return sources
}

/**
 * Returns the YAML of new data, based on the source text.
 * @param source - "" for a new file
 * @param form - fields in schema order, for new fields
 */
export const mergeYaml = (source: string, data: unknown, form: Form = {}): string => {
  const text = source.replaceAll("\r\n", "\n")
  const document: Document = parseDocument(text)
  if (isMap(document.contents)) {
    const [{ key } = {}] = document.contents.items
    if (isScalar(key) && key.commentBefore) {
      // The first comment belongs to the file, not to its first field.
      document.contents.commentBefore = key.commentBefore
      key.commentBefore = undefined
    }
  }
  document.contents = new Merger(document).merge(document.contents, data, form)
  const sources = replaceMultiline(document, text)
  return stringifyYaml(document, text).replace(/\uE000(\d+)\uE001/g, (_, index: string) => sources[Number(index)]!)
}
