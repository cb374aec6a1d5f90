/**
 * `npm run lock`: makes package-lock.json complete, so that `npm ci` takes it on every system. Run it after a merge
 * that touched packages.
 *
 * npm leaves binaries for other systems out of the lock where packages are installed already, or where the registry
 * lacks them, and `npm ci` then refuses the lock. Asked in an empty folder, it writes all of them.
 */
import { spawnSync } from "node:child_process"
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { pathToFileURL } from "node:url"

const LOCK = "package-lock.json"

/** Where Node would find a package that another one asks for, or `undefined`. */
const find = (packages, from, name) => {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf("node_modules/") - 1))) {
    const path = `${folder && `${folder}/`}node_modules/${name}`
    if (packages[path]) return path
    if (!folder) return undefined
  }
}

/**
 * What packages of a lock ask for and the lock does not hold.
 * @param packages the lock's packages by their path
 */
export const missingPackages = packages =>
  Object.entries(packages).flatMap(([path, { dependencies, optionalDependencies }]) =>
    Object.entries({ ...dependencies, ...optionalDependencies })
      .filter(([name]) => !find(packages, path, name))
      .map(([name, version]) => ({ name, version, wantedBy: path })),
  )

/** The packages of a lock by their path; the project itself has the empty one. */
export const readLock = (folder = ".") => JSON.parse(readFileSync(join(folder, LOCK), "utf8")).packages

const repair = () => {
  const folder = mkdtempSync(join(tmpdir(), "lock-"))
  try {
    for (const file of ["package.json", LOCK, ".npmrc"]) copyFileSync(file, join(folder, file))
    const args = ["install", "--package-lock-only", "--loglevel=error"]
    const { status } = spawnSync("npm", args, { cwd: folder, stdio: "inherit", shell: process.platform === "win32" })
    if (status !== 0) return [{ name: "an answer of npm", version: "see above", wantedBy: LOCK }]
    copyFileSync(join(folder, LOCK), LOCK)
    return missingPackages(readLock())
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const missing = repair()
  for (const { name, version, wantedBy } of missing)
    console.error(`${wantedBy} needs ${name} (${version}), which is not in the lock.`)
  if (missing.length > 0) {
    console.error(
      'The registry does not have it: name an older version of what needs it under "overrides" in package.json.',
    )
    process.exitCode = 1
  } else console.log(`${LOCK} is complete.`)
}
