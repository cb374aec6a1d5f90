import childProcess, { type ChildProcess } from "node:child_process"
import { once } from "node:events"
import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { watchQueryTypes } from "./watch-query-types"

afterEach(() => jest.restoreAllMocks())

describe("watchQueryTypes", () => {
  test.each([
    ["again", "with", "graphql`{ site { id } }`", true],
    ["only once", "without", "", false],
  ])("generates types %s after changes of a file %s queries", async (_outcome, _content, code, isGenerated) => {
    const root = mkdtempSync(join(tmpdir(), "query-types-"))
    const file = join(root, "src/page.tsx")
    mkdirSync(join(root, "src"))
    writeFileSync(file, code)
    const generate = jest.spyOn(childProcess, "execFile").mockReturnValue({ kill: () => true } as ChildProcess)
    const watcher = watchQueryTypes(root, { error: jest.fn() })
    expect(generate).toHaveBeenCalledTimes(1)
    await once(watcher, "ready")
    // chokidar misses changes just after "ready".
    const timer = setInterval(() => appendFileSync(file, "\n"), 50)
    await once(watcher, "change")
    clearInterval(timer)
    await watcher.close()
    rmSync(root, { recursive: true })
    expect(generate.mock.calls.length > 1).toBe(isGenerated)
  })
})
