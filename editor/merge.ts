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

/** Merges data into YAML. Unchanged parts keep comments, order, quotes and blank lines. */

type Value = unknown
type Fields = Record<string, Value>

const isFields = (value: Value): value is Fields => value !== null && typeof value === "object" && !Array.isArray(value)
/** Serializes a value independently of key order, which forms do not preserve. */
const canonical = (value: Value): string =>
  JSON.stringify(value, (_, inner: Value) =>
    isFields(inner) ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1))) : inner,
  )
/** Returns whether two values are equal, ignoring key order. */
const isEqual = (a: Value, b: Value): boolean => canonical(a) === canonical(b)

/** Sorts keys by the schema. */
const sortedKeys = (fields: Fields, order: readonly string[]): string[] => {
  const place = (key: string) => order.indexOf(key)
  return Object.keys(fields).sort((a, b) => place(a) - place(b))
}

class Merger {
  constructor(
    private readonly document: Document,
    private readonly order: readonly string[],
  ) {}

  /** Creates a node with sorted keys. */
  private create(value: Value): Node {
    const sorted = (inner: Value): Value => {
      if (Array.isArray(inner)) return inner.map(sorted)
      return isFields(inner)
        ? Object.fromEntries(sortedKeys(inner, this.order).map(key => [key, sorted(inner[key])]))
        : inner
    }
    return this.document.createNode(sorted(value))
  }

  merge(node: Node | null | undefined, value: Value): Node {
    if (isMap(node) && isFields(value)) return this.map(node as YAMLMap<Node, Node>, value)
    if (isSeq(node) && Array.isArray(value)) return this.list(node as YAMLSeq<Node>, value)
    if (isScalar(node) && !isFields(value) && !Array.isArray(value)) return this.scalar(node, value)
    return this.create(value)
  }

  private scalar(node: Scalar, value: Value): Node {
    if (node.value !== value) {
      node.value = value
      delete node.source
    }
    return node
  }

  private map(node: YAMLMap<Node, Node>, value: Fields): Node {
    const keyOf = ({ key }: Pair<Node, Node>) => String(isScalar(key) ? key.value : key)
    node.items = node.items.filter(pair => keyOf(pair) in value)
    for (const pair of node.items) pair.value = this.merge(pair.value, value[keyOf(pair)])
    const existing = node.items.map(keyOf)
    for (const key of sortedKeys(value, this.order).filter(name => !existing.includes(name))) {
      const pair = this.document.createPair<Node, Node>(key, this.create(value[key]))
      const later = node.items.findIndex(other => this.order.indexOf(keyOf(other)) > this.order.indexOf(key))
      node.items.splice(later < 0 ? node.items.length : later, 0, pair)
    }
    return node
  }

  /** Merges a list. Unchanged items keep their comments when they move; changed ones merge by index. */
  private list(node: YAMLSeq<Node>, value: Value[]): Node {
    const [first] = node.items
    if (first && node.commentBefore) {
      // The parser assigns the comment above the first item to the list.
      first.commentBefore = node.commentBefore
      node.commentBefore = undefined
    }
    const before = node.items.map(item => ({ item, data: item.toJS(this.document) as Value }))
    const free = new Set(before)
    const take = (match: (typeof before)[number] | undefined) => {
      if (match) free.delete(match)
      return match?.item
    }
    const unchanged = value.map(entry => take(before.find(old => free.has(old) && isEqual(old.data, entry))))
    node.items = value.map((entry, index) => {
      const old = before[index]
      return unchanged[index] ?? this.merge(take(old && free.has(old) ? old : undefined), entry)
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
      // Part of the source of a block.
      if (/^[|>]/.test(source)) node.comment = undefined
      node.type = "PLAIN"
    },
  })
  return sources
}

/**
 * Returns the YAML of new data, based on the source text.
 * @param source - "" for a new file
 * @param order - field names in schema order, for new fields
 */
export const mergeYaml = (source: string, data: unknown, order: readonly string[] = []): string => {
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
  document.contents = new Merger(document, order).merge(document.contents, data)
  const sources = replaceMultiline(document, text)
  return stringifyYaml(document, text).replace(/\uE000(\d+)\uE001/g, (_, index: string) => sources[Number(index)]!)
}
