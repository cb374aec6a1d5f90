import type { ContentFolder } from "#engine"
import { edited, fixture, post, read, service, getIssues, withFiles } from "../fixture"

export { post, service } from "../fixture"

/**
 * What an editor can do wrong, on the path of a file inside content/: words replaced by others, a whole new text,
 * the file taken away, renamed or copied with other words in it, or a file added that is no text.
 */
export type Mistake =
  | readonly [file: string, search: string | RegExp, replacement: string]
  | [file: string, change: "gone" | { text: string } | { renamed: string } | { asset: true }]
  | [file: string, change: { copied: string; with: [search: string | RegExp, replacement: string][] }]

/** A field of a service that holds another value. */
export const inField = (value: string): Mistake => [service, '"One sentence about the first service."', value]

/** A file with more in it, before a place. */
export const before = (file: string, place: string, more: string) => [file, place, more + place] as const

/** A service with another name. */
export const named = (name: string): Mistake => [service, "name: First Service", `name: ${name}`]

/** Prose of a post with something more in it. */
export const inProse = (text: string) => before(post, "## The second heading", `${text}\n\n`)

const withAsset = (folder: ContentFolder, file: string) => ({
  ...folder,
  otherFiles: new Set([...folder.otherFiles, file]),
})

const rename = (file: string, name: string): ContentFolder =>
  /\.(ya?ml|mdx)$/i.test(name)
    ? withFiles({ [file]: undefined, [name]: read(file) })
    : withAsset(withFiles({ [file]: undefined }), name)

const applyMistake = (mistake: Mistake): ContentFolder => {
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

/** Lines with their place; what is told of several places stands once, with how many more they are. */
const once = (lines: string[]): string[] => {
  const messageOf = (line: string) => line.replace(/^(?:\S+:\d+:\d+|warning:|[\w[\].]+:| )*/, "")
  const first = lines.filter((line, at) => lines.findIndex(other => messageOf(other) === messageOf(line)) === at)
  return first.map(line => {
    const more = lines.filter(other => messageOf(other) === messageOf(line)).length - 1
    return more > 0 ? `${line} (and of ${more} more)` : line
  })
}

/**
 * Tries a table of mistakes: the frozen content with one of them at a time, and all that is told of it, by the name of
 * the mistake. The messages are a snapshot: `npx jest tests/engine/mistakes --updateSnapshot` writes them anew. Read
 * the difference, because editors read these words.
 * @param about what goes wrong in all of them
 */
export const testMistakes = (about: string, mistakes: Record<string, Mistake>) =>
  test(about, async () => {
    const messages: Record<string, string> = {}
    for (const [name, mistake] of Object.entries(mistakes))
      messages[name] = once(await getIssues(applyMistake(mistake))).join("\n")
    // No mistake passes in silence, and each is told with its place.
    const isPlaced = (lines: string) => lines.split("\n").every(line => /^content\/\S+:[1-9]\d*:[1-9]\d* \S/.test(line))
    expect(Object.keys(messages).filter(name => !isPlaced(messages[name]!))).toEqual([])
    expect(messages).toMatchSnapshot()
  })
