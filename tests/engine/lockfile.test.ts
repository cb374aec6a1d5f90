import { readFileSync } from "node:fs"
import { missingPackages, readLock, tarballUrl } from "../../scripts/lockfile.mjs"

interface Locked {
  version: string
  integrity?: string
  resolved?: string
  hasInstallScript?: boolean
}
const lock = readLock() as Record<string, Locked>
const locked = Object.entries(lock).filter(([path]) => path !== "")
const { allowScripts } = JSON.parse(readFileSync("package.json", "utf8")) as { allowScripts: Record<string, boolean> }

describe("lockfile", () => {
  test("lists every package of every system with its hash and npm URL (update: npm run lockfile)", () => {
    expect(missingPackages(lock)).toEqual([])
    for (const [path, entry] of locked) {
      expect(entry.integrity).toMatch(/^sha512-/)
      expect(entry.resolved).toBe(tarballUrl(path, entry))
    }
  })

  test("reports missing dependencies, also optional ones", () => {
    const packages = {
      "": { dependencies: { one: "1.0.0" } },
      "node_modules/one": { dependencies: { two: "2.0.0" }, optionalDependencies: { three: "3.0.0" } },
      "node_modules/one/node_modules/two": {},
    }
    expect(missingPackages(packages)).toEqual([{ name: "three", version: "3.0.0", requiredBy: "node_modules/one" }])
  })

  test("names exactly the packages with install scripts in allowScripts", () => {
    const withScripts = locked.filter(([, { hasInstallScript }]) => hasInstallScript)
    const names = new Set(withScripts.map(([path]) => path.split("node_modules/").pop()))
    expect(Object.keys(allowScripts).sort()).toEqual([...names].sort())
  })
})
