import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { loadContent } from "#engine"
import { copyContent, getIssues } from "../fixture"

/** A folder for copies of the content; it goes with the tests of its file. */
export const root = mkdtempSync(join(tmpdir(), "content-"))
afterAll(() => rmSync(root, { recursive: true }))

/** All that is told of a copy of the content on disk, with some files written over it. */
export const issuesOnDisk = async (files: Record<string, string | Uint8Array>): Promise<string[]> => {
  copyContent(root)
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, "content", file)), { recursive: true })
    writeFileSync(join(root, "content", file), content)
  }
  return getIssues({ ...loadContent(root), today: "2026-01-01" })
}
