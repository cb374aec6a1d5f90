import { changedPart } from "../../../model/parts/reading-time"
import { edited, fixture, post, read, toldOf, withFiles } from "../fixture"

/** What is told of the first post after its prose has grown, against what git holds of it. */
const toldOfGrown = (committed = read(post), details = (text: string) => text) => {
  const grown = details(`${read(post)}\n${Array.from({ length: 40 }, (_, index) => `word${index}`).join(" ")}\n`)
  return toldOf({ ...withFiles({ [post]: grown }), committed: new Map([[post, committed]]) })
}
const corrected = (text: string) =>
  text.replace(/^date: .*$/m, '$&\nupdate: { date: "September 1, 2025", change: "A table was wrong." }')

describe("a published post of which much has changed", () => {
  test("is asked for the line that tells its readers, as a warning", async () => {
    const told = await toldOfGrown()
    expect(told).toHaveLength(1)
    expect(told[0]).toMatch(/^content\/blog\/first-post\.mdx:\d+:\d+ warning: date: \d+% of the words/)
  })

  test("is not asked once it has the line, and is asked again after the next change", async () => {
    expect(await toldOfGrown(read(post), corrected)).toEqual([])
    expect(await toldOfGrown(corrected(read(post)), corrected)).toHaveLength(1)
  })

  test("is left alone while it was a draft, or where little changed", async () => {
    expect(await toldOfGrown(read(post).replace(/^date:/m, "draft: true\ndate:"))).toEqual([])
    const little = edited(post, "One sentence begins", "A sentence begins")
    expect(await toldOf({ ...withFiles({ [post]: little }), committed: fixture.texts })).toEqual([])
  })
})

test("the changed part of a text is of words that came or went", () => {
  expect(changedPart("one two three four", "four three, two one".replace(",", ""))).toBe(0)
  expect(changedPart("one two three four", "one two three five")).toBe(0.25)
  expect(changedPart("", "one")).toBe(0)
})
