import assert from "node:assert/strict"
import { readFileSync } from "node:fs"
import { archiveOf, missingPackages, readLock } from "../../scripts/lock.mjs"

interface Manifest {
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
  allowScripts: Record<string, boolean>
}

const lock = readLock()
const locked = Object.entries(lock).filter(([path]) => path !== "")
const manifest = JSON.parse(readFileSync("package.json", "utf8")) as Manifest

test("npm ci takes the lock on every system: nothing that is asked for is missing", () => {
  assert.deepEqual(missingPackages(lock), [], "run: npm run lock")
})

test("a package that is missing is found out", () => {
  const one = { "node_modules/a": { optionalDependencies: { b: "1.0.0" } }, "node_modules/a/node_modules/c": {} }
  assert.deepEqual(missingPackages(one), [{ name: "b", version: "1.0.0", wantedBy: "node_modules/a" }])
  assert.deepEqual(missingPackages({ ...one, "node_modules/b": { dependencies: { c: "1.0.0" } } }).length, 1)
  assert.deepEqual(missingPackages({ ...one, "node_modules/b": {} }), [])
})

test("every package is known by its hash, and by the address that npm itself has it at", () => {
  for (const [path, entry] of locked) {
    assert.match(entry.integrity ?? "", /^sha512-/, path)
    assert.equal(entry.resolved, archiveOf(path, entry), "run: npm run lock")
  }
})

test("versions are exact", () => {
  for (const [name, version] of Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }))
    assert.match(version, /^\d+\.\d+\.\d+(-[\w.]+)?$/, name)
})

test("packages that want to run a program while they are installed are named, and no others", () => {
  const names = locked
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.split("node_modules/").pop())
  assert.deepEqual(Object.keys(manifest.allowScripts).sort(), [...new Set(names)].sort())
})

test("docs/supply.md names old packages by the versions that the lock has", () => {
  const named = [...readFileSync("docs/supply.md", "utf8").matchAll(/`([^`*]+)\*?` (\d+(?:\.\d+)*)/g)]
  assert.ok(named.length > 0)
  for (const [, name, version] of named) {
    const isThere = locked.some(
      ([path, entry]) => path.includes(`node_modules/${name}`) && entry.version?.startsWith(`${version}.`),
    )
    assert.ok(isThere, `${name} ${version}`)
  }
})

test("docs/licences.md names the licence that each package has", () => {
  const rows = [...readFileSync("docs/licences.md", "utf8").matchAll(/^\| `([^`]+)`\s*\| (\S+)\s*\|$/gm)]
  assert.ok(rows.length > 0)
  for (const [, name, licence] of rows) assert.equal(lock[`node_modules/${name}`]?.license, licence, name)
})
