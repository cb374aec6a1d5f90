import type { ContentFolder } from "#engine"
import { editFixture, fixture, getIssues, postFile, readFixture, serviceFile, withFiles } from "../fixture"

export { postFile, serviceFile } from "../fixture"

/**
 * A mistake of an editor in a file, by its path inside content/: a replacement, a new text, or the file removed,
 * renamed, copied with replacements, or added as an asset.
 */
export type Mistake =
  | readonly [file: string, search: string | RegExp, replacement: string]
  | [file: string, change: "gone" | { text: string } | { renamed: string } | { asset: true }]
  | [file: string, change: { copied: string; with: [search: string | RegExp, replacement: string][] }]

/** Replaces the lead (introductory sentence) of the service. */
export const setServiceLead = (value: string): Mistake => [
  serviceFile,
  '"One sentence about the first service."',
  value,
]

/** Inserts text before an existing text. */
export const insertBefore = (file: string, existing: string, inserted: string) =>
  [file, existing, inserted + existing] as const

/** Replaces the name of the service. */
export const setServiceName = (name: string): Mistake => [serviceFile, "name: First Service", `name: ${name}`]

/** Adds a paragraph to the post. */
export const addParagraph = (text: string) => insertBefore(postFile, "## The second heading", `${text}\n\n`)

const withAsset = (folder: ContentFolder, file: string) => ({
  ...folder,
  otherFiles: new Set([...folder.otherFiles, file]),
})

const rename = (file: string, name: string): ContentFolder =>
  /\.(ya?ml|mdx)$/i.test(name)
    ? withFiles({ [file]: undefined, [name]: readFixture(file) })
    : withAsset(withFiles({ [file]: undefined }), name)

const applyMistake = (mistake: Mistake): ContentFolder => {
  const [file, change] = mistake
  if (mistake.length === 3) return withFiles({ [file]: editFixture(file, mistake[1], mistake[2]) })
  if (change === "gone") return withFiles({ [file]: undefined })
  if (typeof change === "string" || change instanceof RegExp) throw new Error("A replacement takes two texts.")
  if ("asset" in change) return withAsset(fixture, file)
  if ("renamed" in change) return rename(file, change.renamed)
  if ("text" in change) return withFiles({ [file]: change.text })
  const copy = change.with.reduce((text, [search, replacement]) => text.replace(search, replacement), readFixture(file))
  return withFiles({ [change.copied]: copy })
}

/** Merges lines with the same message and counts them. */
const mergeDuplicates = (lines: string[]): string[] => {
  const messageOf = (line: string) => line.replace(/^(?:\S+:\d+:\d+|warning:|[\w[\].]+:| )*/, "")
  const first = lines.filter((line, index) => lines.findIndex(other => messageOf(other) === messageOf(line)) === index)
  return first.map(line => {
    const more = lines.filter(other => messageOf(other) === messageOf(line)).length - 1
    return more > 0 ? `${line} (and of ${more} more)` : line
  })
}

/**
 * Tests the issues of the fixture content with one mistake at a time. Messages are a snapshot: review the diff after
 * `npx jest tests/engine/mistakes --updateSnapshot`, because editors read them.
 * @param area - what all mistakes concern, for the title
 */
export const testMistakes = (area: string, mistakes: Record<string, Mistake>) =>
  test(`reports mistakes: ${area}`, async () => {
    const messages: Record<string, string> = {}
    for (const [name, mistake] of Object.entries(mistakes))
      messages[name] = mergeDuplicates(await getIssues(applyMistake(mistake))).join("\n")
    // Every mistake is reported with its position.
    const hasPositions = (lines: string) =>
      lines.split("\n").every(line => /^content\/\S+:[1-9]\d*:[1-9]\d* \S/.test(line))
    expect(Object.keys(messages).filter(name => !hasPositions(messages[name]!))).toEqual([])
    expect(messages).toMatchSnapshot()
  })
