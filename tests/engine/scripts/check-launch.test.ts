import { spawnSync } from "node:child_process"
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

let root: string
describe("npm run check:launch", () => {
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), "launch-"))
    mkdirSync(join(root, "content"))
  })
  afterEach(() => rmSync(root, { recursive: true, force: true }))

  const check = (lines: readonly string[]) => {
    writeFileSync(join(root, "content/site.yaml"), lines.join("\n"))
    const args = ["--import", require.resolve("tsx"), join(process.cwd(), "scripts/check-launch.ts")]
    const { status, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: "utf8" })
    return [status, ...stderr.split("\n").filter(line => line.startsWith("content/"))]
  }

  test("reports the sample's name in texts", () => {
    mkdirSync(join(root, "content/blog"))
    writeFileSync(join(root, "content/blog/one.mdx"), "---\nauthor: Ada\n---\n\nWe at Shipwright\n")
    expect(
      check(["name: Harbor", "url: https://shipwright.test", "title: “Shipwright’s”", "text: SHIPWRIGHTS"]),
    ).toEqual([
      1,
      'content/blog/one.mdx:5:7 "Shipwright" is the name of the sample. Replace it; in texts, write {site.name}.',
      'content/site.yaml:2:14 "shipwright" is the name of the sample. Replace it; in texts, write {site.name}.',
      'content/site.yaml:3:9 "Shipwright" is the name of the sample. Replace it; in texts, write {site.name}.',
    ])
  })

  test("reports reserved hosts, fictional numbers and samples", () => {
    expect(check(["url: https://studio.example", "phone: (555) 555-0142", "- slug: one", "  sample: true"])).toEqual([
      1,
      'content/site.yaml:1:14 "studio.example" is a sample host. Replace it with your own.',
      'content/site.yaml:2:8 "(555) 555-0142" is a sample number. Replace it with your own.',
      "content/site.yaml:4:3 This entry is a sample. Replace its content, then delete this line.",
    ])
  })

  test("accepts real data and suppressed lines", () => {
    expect(check(["url: https://studio.test", "phone: +1 512 555 2368", "note: a.example # check: ok"])).toEqual([0])
  })
})
