import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { loadContent } from "#engine"
import { createFixtureProject, getIssues } from "../fixture"

/** Temporary folder of the project that `issuesOnDisk` creates. */
export const projectFolder = mkdtempSync(join(tmpdir(), "content-"))
afterAll(() => rmSync(projectFolder, { recursive: true }))

/** Returns the issues of a copy of the fixture content on disk, with files added or overwritten. */
export const issuesOnDisk = async (files: Record<string, string | Uint8Array>): Promise<string[]> => {
  createFixtureProject(projectFolder)
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(projectFolder, "content", file)), { recursive: true })
    writeFileSync(join(projectFolder, "content", file), content)
  }
  return getIssues({ ...loadContent(projectFolder), today: "2026-01-01" })
}
