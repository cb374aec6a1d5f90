import type { ContentFolder } from "../../../packages/content-engine"
import { edited, fixture, read, toldOf, withFiles } from "../fixture"

export { post, service } from "../fixture"

/**
 * What an editor can do wrong, on the path of a file inside content/: words replaced by others, a whole new text,
 * the file taken away, renamed or copied with other words in it, or a file added that is no text.
 */
export type Mistake =
  | [file: string, search: string | RegExp, replacement: string]
  | [file: string, change: "gone" | { text: string } | { renamed: string } | { asset: true }]
  | [file: string, change: { copied: string; with: [search: string | RegExp, replacement: string][] }]

const withAsset = (folder: ContentFolder, file: string) => ({ ...folder, assets: new Set([...folder.assets, file]) })

const rename = (file: string, name: string): ContentFolder =>
  /\.(ya?ml|mdx)$/i.test(name)
    ? withFiles({ [file]: undefined, [name]: read(file) })
    : withAsset(withFiles({ [file]: undefined }), name)

const spoilt = (mistake: Mistake): ContentFolder => {
  const [file, change] = mistake
  if (mistake.length === 3) return withFiles({ [file]: edited(file, mistake[1], mistake[2]) })
  if (change === "gone") return withFiles({ [file]: undefined })
  if (typeof change === "string" || change instanceof RegExp) throw new Error("A replacement takes two texts.")
  if ("asset" in change) return withAsset(fixture, file)
  if ("renamed" in change) return rename(file, change.renamed)
  if ("text" in change) return withFiles({ [file]: change.text })
  const copy = change.with.reduce((text, [search, replacement]) => text.replace(search, replacement), read(file))
  return withFiles({ [change.copied]: copy })
}

/**
 * Makes a test of each mistake: the frozen content with this one mistake in it, and all that is told of it. The
 * messages are snapshots: `npx jest tests/engine/mistakes --updateSnapshot` writes them anew. Read the difference,
 * because editors read these words.
 */
export const tryMistakes = (mistakes: Record<string, Mistake>) => {
  for (const [name, mistake] of Object.entries(mistakes))
    test(name, async () => {
      const told = await toldOf(spoilt(mistake))
      // No mistake passes in silence.
      expect(told).not.toEqual([])
      for (const line of told) expect(line).toMatch(/^content\/\S+:[1-9]\d*:[1-9]\d* \S/)
      expect(told.join("\n")).toMatchSnapshot()
    })
}
