import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { loadContent } from "#engine"
import { writeCodeEditorFiles } from "#model"

const root = mkdtempSync(join(tmpdir(), "code-editor-"))
const marker = join(root, "content/.schemas/marker.json")

/** Writes a file of src/ that is newer than the schemas. */
const changeCode = (name: string) => {
  const file = join(root, "src", name)
  writeFileSync(file, "\n")
  const later = new Date(Date.now() + 60_000)
  utimesSync(file, later, later)
}
const write = () => writeCodeEditorFiles(root, [], loadContent(root))

beforeEach(() => {
  for (const folder of ["src", "content"]) {
    rmSync(join(root, folder), { recursive: true, force: true })
    mkdirSync(join(root, folder))
  }
  write()
  // Replacing the schemas deletes other files.
  writeFileSync(marker, "{}\n")
})
afterAll(() => rmSync(root, { recursive: true }))

describe("writeCodeEditorFiles", () => {
  test.each([
    ["schema.ts", false],
    ["modules.d.ts", false],
    ["gatsby-types.d.ts", true],
  ])("replaces schemas that are older than code, but not than generated types: %s", (file, exists) => {
    changeCode(file)
    write()
    expect(existsSync(marker)).toBe(exists)
  })
})
