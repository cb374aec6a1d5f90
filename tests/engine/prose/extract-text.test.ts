import type { ProseNode } from "#engine/prose/check-node"
import { extractText } from "#engine/prose/extract-text"
import { loadMdxParser } from "#engine/prose/load-mdx"

const extractFirstBlock = async (body: string) => {
  const { parse } = await loadMdxParser()
  const [block] = (parse(body) as ProseNode).children ?? []
  return extractText(block?.type === "blockquote" ? (block.children?.[0] ?? block) : block!, body.split("\n"))
}

const toReadable = (text: string) => text.replaceAll("\uFFFC", "·").replaceAll("\uFFFB", "_")

describe("extractText", () => {
  test("replaces Markdown syntax and code by placeholders", async () => {
    const { text } = await extractFirstBlock("One **bold** [link](/a), `code` and \\*.")
    expect(toReadable(text)).toBe("One ··bold·· ·link·····, ______ and __.")
  })

  test("returns the position of every line", async () => {
    const { text, lineStarts } = await extractFirstBlock("> One *word\n> and* another.")
    expect(toReadable(text)).toBe("One ·word\nand· another.")
    expect(lineStarts).toEqual([
      { line: 1, column: 3 },
      { line: 2, column: 3 },
    ])
  })
})
