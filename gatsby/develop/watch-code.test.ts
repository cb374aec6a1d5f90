import { once } from "node:events"
import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { watchCode } from "./watch-code"

describe("watchCode", () => {
  test.each([
    ["src/blocks/steps", "schema.ts", "steps.tsx"],
    ["src/browser", "menus.ts", "menus.test.tsx"],
  ])("reports changes in %s: of %s, not of %s", async (path, code, other) => {
    const root = mkdtempSync(join(tmpdir(), "watch-code-"))
    const folder = join(root, path)
    mkdirSync(folder, { recursive: true })
    const files = [other, code].map(file => join(folder, file))
    for (const file of files) writeFileSync(file, "\n")
    const warnings: string[] = []
    const watcher = watchCode(root, { warn: message => warnings.push(message ?? "") })
    await once(watcher, "ready")
    // chokidar misses changes just after "ready".
    const timer = setInterval(() => files.forEach(file => appendFileSync(file, "\n")), 50)
    await once(watcher, "change")
    clearInterval(timer)
    await watcher.close()
    rmSync(root, { recursive: true })
    expect(warnings).not.toEqual([])
    for (const warning of warnings) expect(warning).toContain(`${join(path, code)} has changed. Restart`)
  })
})
