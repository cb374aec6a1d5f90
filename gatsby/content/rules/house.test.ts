import assert from "node:assert/strict"
import { describe, test } from "node:test"
import { loadContent } from "../load"
import { formatIssue, validate } from "../validate"

const real = loadContent(process.cwd())

/** The messages for one page after one replacement in it. */
const after = async (page: string, search: string | RegExp, replacement: string): Promise<string[]> => {
  const file = `pages/${page}.yaml`
  const before = real.texts.get(file) ?? ""
  const changed = before.replace(search, replacement)
  assert.notEqual(changed, before, "the replacement must change the file")
  const { issues } = await validate({ ...real, texts: new Map([...real.texts, [file, changed]]) })
  return issues.map(formatIssue)
}

const place = /^content\/pages\/\w+\.yaml:\d+:\d+ /

const one = (messages: string[], path: string, words: RegExp) => {
  assert.equal(messages.length, 1, messages.join("\n"))
  assert.match(messages[0]!, place)
  assert.ok(messages[0]!.replace(place, "").startsWith(`${path}: `), messages[0])
  assert.match(messages[0]!, words)
}

describe("pages about the house", () => {
  test("the working week has five days", async () =>
    one(await after("careers", "days: 3", "days: 2"), "work.week", /add up to 4/))

  test("no two roles share a title", async () =>
    one(
      await after("careers", "- title: Paid media operator", "- title: Full-stack builder"),
      "roles[1].title",
      /The title "Full-stack builder" is taken already in content\/pages\/careers\.yaml:\d+:12\./,
    ))

  test("there may be no open role", async () =>
    assert.deepEqual(await after("careers", /\nroles:\n[^]*?\nnone:/, "\nroles: []\nnone:"), []))

  test("every section of the onboarding page is linked once", async () =>
    one(
      await after("onboarding", "- id: access", "- id: kickoff"),
      "contents.items[1].id",
      /The id "kickoff" is taken already in content\/pages\/onboarding\.yaml:\d+:11\./,
    ))

  test("an unknown section is told with the known ones", async () =>
    one(await after("onboarding", "- id: access", "- id: acess"), "contents.items[1].id", /Did you mean "access"/))

  test("a milestone does not end before it begins", async () =>
    one(
      await after("onboarding", "to: 3", "to: 1"),
      "timeline.milestones[0].to",
      /ends \(day 1\) before it begins \(day 2\)/,
    ))

  test("milestones do not overlap", async () =>
    one(
      await after("onboarding", "from: 4", "from: 3"),
      "timeline.milestones[1].from",
      /before the one above it has ended/,
    ))

  test("a milestone stays within the two weeks", async () =>
    one(await after("onboarding", "to: 14", "to: 15"), "timeline.milestones[2].to", /at most 14/))

  test("the payments make up the price", async () =>
    one(await after("onboarding", "share: 50", "share: 40"), "billing.parts", /add up to 90 percent/))

  test("each brand asset has a drawing of its own", async () =>
    one(
      await after("press", "drawing: guidelines", "drawing: logos"),
      "assets.items[1].drawing",
      /The drawing "logos" is taken already in content\/pages\/press\.yaml:\d+:16\./,
    ))

  test("the file of a brand asset is a full address", async () =>
    one(
      await after("press", "drawing: logos", "drawing: logos\n      href: /logos.zip"),
      "assets.items[0].href",
      /not a valid url/,
    ))

  test("the stack names each technology once, and eight of them", async () => {
    one(
      await after("about", "- name: Figma", "- name: React"),
      "stack.items[7].name",
      /The name "React" is taken already in content\/pages\/about\.yaml:\d+:13\./,
    )
    one(await after("about", /\n {4}- name: Figma\n {6}role: .*/, ""), "stack.items", /exactly 8 entries/)
  })
})
