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

/** Writes changed data into a YAML text so that comments, order, quotes and blank lines of all that stays are kept. */

type Value = unknown
type Fields = Record<string, Value>

const isFields = (value: Value): value is Fields => value !== null && typeof value === "object" && !Array.isArray(value)
/** As a text that does not depend on the order of keys, which forms do not keep. */
const canonical = (value: Value): string =>
  JSON.stringify(value, (_, inner: Value) =>
    isFields(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  )
/** Whether two values are the same, in whatever order their keys are. */
const same = (one: Value, other: Value): boolean => canonical(one) === canonical(other)

/** Keys in the order of the shape. */
const inOrder = (fields: Fields, order: readonly string[]): string[] => {
  const place = (key: string) => order.indexOf(key)
  return Object.keys(fields).sort((one, other) => place(one) - place(other))
}

class Merger {
  constructor(
    private readonly document: Document,
    private readonly order: readonly string[],
  ) {}

  /** A node for a new value, with its keys in order. */
  private create(value: Value): Node {
    const sorted = (inner: Value): Value => {
      if (Array.isArray(inner)) return inner.map(sorted)
      return isFields(inner)
        ? Object.fromEntries(inOrder(inner, this.order).map(key => [key, sorted(inner[key])]))
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
    const known = node.items.map(keyOf)
    for (const key of inOrder(value, this.order).filter(name => !known.includes(name))) {
      const pair = this.document.createPair<Node, Node>(key, this.create(value[key]))
      const later = node.items.findIndex(other => this.order.indexOf(keyOf(other)) > this.order.indexOf(key))
      node.items.splice(later < 0 ? node.items.length : later, 0, pair)
    }
    return node
  }

  /**
   * Entries that stayed the same keep their comments wherever they moved; of the others, each takes the one at its old
   * place.
   */
  private list(node: YAMLSeq<Node>, value: Value[]): Node {
    const [first] = node.items
    if (first && node.commentBefore) {
      // The reader gives what stands above the first entry to the list.
      first.commentBefore = node.commentBefore
      node.commentBefore = undefined
    }
    const before = node.items.map(item => ({ item, data: item.toJS(this.document) as Value }))
    const free = new Set(before)
    const take = (found: (typeof before)[number] | undefined) => {
      if (found) free.delete(found)
      return found?.item
    }
    const kept = value.map(entry => take(before.find(old => free.has(old) && same(old.data, entry))))
    node.items = value.map((entry, index) => {
      const old = before[index]
      return kept[index] ?? this.merge(take(old && free.has(old) ? old : undefined), entry)
    })
    if (value.length === 0) node.flow = true
    return node
  }
}

/** Replaces unchanged texts of several lines by placeholders: the library would write them with other line breaks. */
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
 * @param source the YAML there is; empty for a new file
 * @param data what it is to say
 * @param order names of fields in the order of the shape, for what is new
 */
export const mergeYaml = (source: string, data: unknown, order: readonly string[] = []): string => {
  const text = source.replaceAll("\r\n", "\n")
  const document: Document = parseDocument(text)
  if (isMap(document.contents)) {
    const [{ key } = {}] = document.contents.items
    if (isScalar(key) && key.commentBefore) {
      // What the file begins with belongs to the file, whatever becomes its first field.
      document.contents.commentBefore = key.commentBefore
      key.commentBefore = undefined
    }
  }
  document.contents = new Merger(document, order).merge(document.contents, data)
  const sources = replaceMultiline(document, text)
  return stringifyYaml(document, text).replace(/\uE000(\d+)\uE001/g, (_, index: string) => sources[Number(index)]!)
}
