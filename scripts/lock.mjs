/**
 * `npm run lockfile`: makes package-lock.json complete, so that `npm ci` takes it on every system. Run it after a merge
 * that touched packages.
 *
 * npm leaves binaries for other systems out of the lock where packages are installed already, or where the registry
 * lacks them, and `npm ci` then refuses the lock. Asked in an empty folder, it writes all of them.
 *
 * Every package gets the address of its archive, whichever mirror it came from: without it `npm ci` asks the registry
 * for all that is known of each package first, which takes twice as long. npm puts its own registry in the place of
 * this one.
 */
import { spawnSync } from "node:child_process"
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
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
      .map(([name, version]) => ({ name, version, requiredBy: path })),
  )

/** The packages of a lock by their path; the project itself has the empty one. */
export const readLock = (folder = ".") => JSON.parse(readFileSync(join(folder, LOCK), "utf8")).packages

/**
 * The address of a package's archive in npm's registry.
 * @param path where the lock has the package; an alias says the package's own name besides
 */
export const tarballUrl = (path, { name = path.split("node_modules/").pop(), version }) =>
  `https://registry.npmjs.org/${name}/-/${name.split("/").pop()}-${version}.tgz`

/** Writes the lock into the project, each package with the address of its archive. */
const writeLock = lock => {
  const packages = Object.entries(lock.packages).map(([path, { name, version, resolved: _, ...rest }]) => {
    if (path === "") return [path, lock.packages[path]]
    const entry = { ...(name && { name }), version }
    return [path, { ...entry, resolved: tarballUrl(path, entry), ...rest }]
  })
  writeFileSync(LOCK, `${JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }, null, 2)}\n`)
}

const repair = () => {
  const folder = mkdtempSync(join(tmpdir(), "lock-"))
  try {
    for (const file of ["package.json", LOCK, ".npmrc"]) copyFileSync(file, join(folder, file))
    const args = ["install", "--package-lock-only", "--loglevel=error"]
    const { status } = spawnSync("npm", args, { cwd: folder, stdio: "inherit", shell: process.platform === "win32" })
    if (status !== 0) return [{ name: "an answer of npm", version: "see above", requiredBy: LOCK }]
    writeLock(JSON.parse(readFileSync(join(folder, LOCK), "utf8")))
    return missingPackages(readLock())
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const missing = repair()
  for (const { name, version, requiredBy: wantedBy } of missing)
    console.error(`${wantedBy} needs ${name} (${version}), which is not in the lock.`)
  if (missing.length > 0) {
    console.error(
      'The registry does not have it: name an older version of what needs it under "overrides" in package.json.',
    )
    process.exitCode = 1
  } else console.log(`${LOCK} is complete.`)
}
