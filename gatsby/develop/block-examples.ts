import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { Node } from "gatsby"
import { type Document, parseDocument } from "yaml"
import { blockSchemas } from "#blocks/block-schemas"
import { type BlockVariant, blockVariants } from "#engine"

/** A block on a page. */
interface BlockUse {
  /** Path of the page. */
  path: string
  /** Id of the page's node. */
  id: string
  /** Index in the page's `blocks`. */
  index: number
  /** YAML of the block in the content file. */
  yaml: string
}

/** A block or layout with its first use in content/. */
export interface BlockExample extends BlockVariant {
  use: BlockUse | undefined
}

interface BlockNode extends Node {
  blocks?: readonly { type: string; layout?: string }[]
}

/** Last parsed texts of files, by path inside content/: parsing all examples takes 100 ms. */
const parsedFiles = new Map<string, { text: string; document: Document }>()

/** Parses a file inside content/, if it has changed. */
const parseFile = (file: string) => {
  const text = readFileSync(join("content", file), "utf8")
  const previous = parsedFiles.get(file)
  const parsed = previous?.text === text ? previous : { text, document: parseDocument(text) }
  parsedFiles.set(file, parsed)
  return parsed
}

/** Returns the text of a block in a file inside content/. */
const readBlock = (file: string, index: number): string => {
  const { text, document } = parseFile(file)
  const block = document.getIn(["blocks", index], true) as { range?: [number, number] } | undefined
  const [start, end] = block?.range ?? [0, 0]
  return text.slice(text.lastIndexOf("\n", start) + 1, end).trimEnd()
}

/** Finds the first use of each block and layout. */
export const findBlockExamples = (
  pages: readonly { path: string; context: { id: string } }[],
  getNode: (id: string) => BlockNode | undefined,
): BlockExample[] =>
  blockVariants(blockSchemas).map(variant => {
    for (const { path, context } of pages) {
      const { id, parent, blocks = [] } = getNode(context.id) ?? { id: "" }
      const index = blocks.findIndex(({ type, layout }) => [type, layout].filter(Boolean).join(": ") === variant.name)
      const file = parent && getNode(parent)?.relativePath
      if (index >= 0) return { ...variant, use: { path, id, index, yaml: readBlock(String(file), index) } }
    }
    return { ...variant, use: undefined }
  })
