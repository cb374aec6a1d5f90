import { readFileSync } from "node:fs"
import sharp from "sharp"
import { blockSchemas } from "#blocks/block-schemas"
import { blockVariants } from "#engine"

const names = blockVariants(blockSchemas).map(({ name }) => name)

describe("docs/editing", () => {
  test("shows every block and layout in blocks.webp (update: npm run blocks)", async () => {
    const { exif } = await sharp("docs/editing/blocks.webp").metadata()
    const pictured = new Set(exif?.toString("latin1").match(/[a-z]+(?:: [a-z]+)?/g))
    expect(names.filter(name => !pictured.has(name))).toEqual([])
  })

  test("lists every block and layout in reference.md", () => {
    const [, list = ""] = readFileSync("docs/editing/reference.md", "utf8").split("(blocks.webp)")
    const section = list.split("\n## ")[0]!
    const words = names.flatMap(name => name.split(": "))
    expect(words.filter(word => !section.includes(`\`${word}\``))).toEqual([])
  })
})
