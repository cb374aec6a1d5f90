import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { loadContent } from "#engine"
import { copyContent, getIssues } from "../fixture"

/** Folder for copies of the content, removed after the tests of a file. */
export const root = mkdtempSync(join(tmpdir(), "content-"))
afterAll(() => rmSync(root, { recursive: true }))

/** Returns the issues of a copy of the fixture content on disk, with some files overwritten. */
export const issuesOnDisk = async (files: Record<string, string | Uint8Array>): Promise<string[]> => {
  copyContent(root)
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, "content", file)), { recursive: true })
    writeFileSync(join(root, "content", file), content)
  }
  return getIssues({ ...loadContent(root), today: "2026-01-01" })
}
