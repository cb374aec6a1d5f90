import assert from "node:assert/strict"
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { after, before, beforeEach, describe, test } from "node:test"
import { errorsOf, formatIssue, loadContent } from "../../packages/content-engine"
import { validate } from "../../model"
import { applyFence, changeText } from "./editors-guide"
import { everywhere } from "../site/site"
import { type Fence, fencesOf } from "../fences"

const guide = readFileSync("docs/editing/changes.md", "utf8")

const isChange = ({ heading }: Fence) => /^\d+\. /.test(heading)
const fences = fencesOf(guide).filter(isChange)
/** The headings of the changes: "1. The phone number" and so on. */
const changes = [...new Set(fences.map(({ heading }) => heading))]

/** Pictures that the reader is told to put somewhere: any will do. */
const putPictures = (root: string, steps: Fence[]) => {
  for (const { body } of steps)
    for (const [, image] of body.matchAll(/^\+ +image: (images\/\S+)$/gm)) {
      assert.ok(
        guide.includes(`\`content/${image}\``),
        `The guide does not say that the picture goes to content/${image}.`,
      )
      if (!existsSync(join(root, "content", image!)))
        cpSync("content/images/testimonials/adaeze-okafor.svg", join(root, "content", image!))
    }
}

/** Words that the first paper of an editor may have. */
const START = 500

test("the start for editors is short, and leads to the other papers", () => {
  const start = readFileSync("content/README.md", "utf8")
  assert.ok(start.split(/\s+/).length <= START, `content/README.md has more than ${START} words.`)
  for (const paper of ["changes.md", "reference.md", "owner.md", "where.svg"])
    assert.ok(start.includes(`(../docs/editing/${paper})`), `content/README.md does not lead to ${paper}.`)
})

describe("the most frequent changes of the guide for editors", everywhere, () => {
  let root: string
  before(() => {
    root = mkdtempSync(join(tmpdir(), "content-guide-"))
    for (const folder of ["src", "static"]) symlinkSync(resolve(folder), join(root, folder))
  })
  beforeEach(() => {
    rmSync(join(root, "content"), { recursive: true, force: true })
    cpSync("content", join(root, "content"), { recursive: true })
  })
  after(() => rmSync(root, { recursive: true }))

  test("are at least twenty, counted without a gap", () => {
    assert.ok(changes.length >= 20)
    assert.deepEqual(
      changes.map(heading => Number.parseInt(heading)),
      changes.map((_, index) => index + 1),
    )
  })

  test("are all linked from the list above them", () => {
    const anchorOf = (heading: string) =>
      heading
        .toLowerCase()
        .replaceAll(" ", "-")
        .replace(/[^a-z0-9-]/g, "")
    assert.deepEqual(
      changes.filter(change => !guide.includes(`](#${anchorOf(change)})`)),
      [],
    )
  })

  for (const change of changes)
    test(`${change}: its lines are in the files, and leave content in order`, async () => {
      const steps = fences.filter(({ heading }) => heading === change)
      putPictures(root, steps)
      for (const step of steps) applyFence(root, step)
      const { issues } = await validate(loadContent(root))
      // Warnings are not for the guide: its examples begin as copies of what is there.
      assert.deepEqual(errorsOf(issues).map(formatIssue), [])
    })
})

describe("a change", everywhere, () => {
  const text = "a: 1\nb: 2\nc: 3\nb: 2\n"

  test("replaces what goes by what comes", () =>
    assert.equal(changeText(text, " a: 1\n-b: 2\n+b: 4\n", "here"), "a: 1\nb: 4\nc: 3\nb: 2\n"))

  test("spans what is left out", () =>
    assert.equal(changeText(text, "-a: 1\n-…\n-c: 3\n+d: 4\n", "here"), "d: 4\nb: 2\n"))

  test("fails where its lines are not, or stand twice", () => {
    assert.throws(() => changeText(text, "-b: 3\n+b: 4\n", "here"), {
      message: "here: these lines are not in the file:\nb: 3\n",
    })
    assert.throws(() => changeText(text, "-b: 2\n+b: 4\n", "here"), {
      message: "here: these lines are in the file more than once:\nb: 2\n",
    })
  })
})
