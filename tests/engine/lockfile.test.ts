import { spawnSync } from "node:child_process"
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { missingPackages, readLockPackages, tarballUrl } from "../../scripts/lockfile.mjs"

interface LockedPackage {
  version: string
  integrity?: string
  resolved?: string
  hasInstallScript?: boolean
}
const packagesByPath = readLockPackages() as Record<string, LockedPackage>
const locked = Object.entries(packagesByPath).filter(([path]) => path !== "")
const { allowScripts } = JSON.parse(readFileSync("package.json", "utf8")) as { allowScripts: Record<string, boolean> }

describe("lockfile", () => {
  // Update: npm run lockfile
  test("lists every package, for every platform, with its hash and npm URL", () => {
    expect(missingPackages(packagesByPath)).toEqual([])
    for (const [path, entry] of locked) {
      expect(entry.integrity).toMatch(/^sha512-/)
      expect(entry.resolved).toBe(tarballUrl(path, entry))
    }
  })

  test("reports missing dependencies, including optional ones", () => {
    const packages = {
      "": { dependencies: { one: "1.0.0" } },
      "node_modules/one": { dependencies: { two: "2.0.0" }, optionalDependencies: { three: "3.0.0" } },
      "node_modules/one/node_modules/two": {},
    }
    expect(missingPackages(packages)).toEqual([{ name: "three", version: "3.0.0", requiredBy: "node_modules/one" }])
  })

  test.each([
    ["failing", "#!/bin/sh\nexit 1\n", /^npm failed/],
    ["missing", undefined, /ENOENT\nnpm failed/],
  ])("reports a %s npm, not a missing package", (_, npm, message) => {
    const folder = mkdtempSync(join(tmpdir(), "npm-"))
    for (const file of ["package.json", "package-lock.json", ".npmrc"]) copyFileSync(file, join(folder, file))
    if (npm) writeFileSync(join(folder, "npm"), npm, { mode: 0o755 })
    const options = { cwd: folder, encoding: "utf8", env: { ...process.env, PATH: folder } } as const
    const { status, stderr } = spawnSync(process.execPath, [join(process.cwd(), "scripts/lockfile.mjs")], options)
    expect([status, stderr]).toEqual([1, expect.stringMatching(message)])
    rmSync(folder, { recursive: true })
  })

  test("matches allowScripts in package.json: exactly the packages that have install scripts", () => {
    const withScripts = locked.filter(([, { hasInstallScript }]) => hasInstallScript)
    const names = new Set(withScripts.map(([path]) => path.split("node_modules/").pop()))
    expect(Object.keys(allowScripts).sort()).toEqual([...names].sort())
  })
})
