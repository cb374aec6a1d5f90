import type { ProseNode } from "#engine/prose/check-node"
import { extractText } from "#engine/prose/extract-text"
import { loadMdxParser } from "#engine/prose/load-mdx"

const textOf = async (body: string) => {
  const { parse } = await loadMdxParser()
  const [block] = (parse(body) as ProseNode).children ?? []
  return extractText(block?.type === "blockquote" ? (block.children?.[0] ?? block) : block!, body.split("\n"))
}

const readable = (text: string) => text.replaceAll("\uFFFC", "·").replaceAll("\uFFFB", "_")

describe("extractText", () => {
  test("replaces Markdown syntax and code by placeholders", async () => {
    const { text } = await textOf("One **bold** [link](/a), `code` and \\*.")
    expect(readable(text)).toBe("One ··bold·· ·link·····, ______ and __.")
  })

  test("returns the position of every line", async () => {
    const { text, lineStarts } = await textOf("> One *word\n> and* another.")
    expect(readable(text)).toBe("One ·word\nand· another.")
    expect(lineStarts).toEqual([
      { line: 1, column: 3 },
      { line: 2, column: 3 },
    ])
  })
})
