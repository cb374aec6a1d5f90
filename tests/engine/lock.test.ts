import { readFileSync } from "node:fs"
import { tarballUrl, missingPackages, readLock } from "../../scripts/lock.mjs"

interface Locked {
  version: string
  integrity?: string
  resolved?: string
  hasInstallScript?: boolean
}
const lock = readLock() as Record<string, Locked>
const locked = Object.entries(lock).filter(([path]) => path !== "")
const { allowScripts } = JSON.parse(readFileSync("package.json", "utf8")) as { allowScripts: Record<string, boolean> }

test("npm ci takes the lock on every system, each package by its hash and from npm itself: npm run lockfile", () => {
  expect(missingPackages(lock)).toEqual([])
  for (const [path, entry] of locked) {
    expect(entry.integrity).toMatch(/^sha512-/)
    expect(entry.resolved).toBe(tarballUrl(path, entry))
  }
})

test("packages that want to run a program while they are installed are named, and no others", () => {
  const wanting = locked.filter(([, { hasInstallScript }]) => hasInstallScript)
  const names = new Set(wanting.map(([path]) => path.split("node_modules/").pop()))
  expect(Object.keys(allowScripts).sort()).toEqual([...names].sort())
})
