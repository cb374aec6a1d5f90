import type { ContentFolder } from "../entry"
import { formatIssue, validate } from "../validate"

/** One thing done to the real content: words replaced, a whole new text, a file taken away or renamed, or a file added that is no text. */
export type Change =
  readonly [string | RegExp, string] | { text: string } | { renamed: string } | { asset: true } | "gone"

/** A mistake an editor can make, and all that they are told. */
export interface Mistake {
  mistake: string
  /** Path inside content/. */
  file: string
  change: Change
  told: readonly string[]
}

const changed = (folder: ContentFolder, { mistake, file, change }: Mistake): ContentFolder => {
  const texts = new Map(folder.texts)
  if (typeof change === "object" && "asset" in change) return { ...folder, assets: new Set([...folder.assets, file]) }
  const before = texts.get(file)
  if (before === undefined) throw new Error(`There is no content/${file}.`)
  if (change === "gone") texts.delete(file)
  else if ("text" in change) texts.set(file, change.text)
  else if ("renamed" in change) {
    texts.delete(file)
    if (!/\.(ya?ml|mdx)$/i.test(change.renamed))
      return { ...folder, texts, assets: new Set([...folder.assets, change.renamed]) }
    texts.set(change.renamed, before)
  } else {
    const [search, replacement] = change
    const after = before.replace(search, () => replacement)
    if (after === before) throw new Error(`"${mistake}" changes nothing in content/${file}.`)
    texts.set(file, after)
  }
  return { ...folder, texts }
}

/** All that is told of the content after one mistake in it. */
export const told = async (folder: ContentFolder, mistake: Mistake): Promise<string[]> =>
  (await validate(changed(folder, mistake))).issues.map(formatIssue)
