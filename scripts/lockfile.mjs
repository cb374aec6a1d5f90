/**
 * `npm run lockfile`: completes package-lock.json, so that `npm ci` works on every system. Run it after merges that
 * change packages.
 *
 * npm omits binaries of other systems if node_modules exists, or if the registry lacks them; `npm ci` then rejects the
 * lockfile. In an empty folder npm writes all that the registry has.
 *
 * Every package gets its tarball URL. Without it, `npm ci` fetches the metadata of each package first, which doubles
 * its time. npm replaces the default registry in these URLs by the configured one.
 */
import { spawnSync } from "node:child_process"
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { pathToFileURL } from "node:url"

const LOCKFILE = "package-lock.json"

/**
 * Returns the path of a dependency in the lockfile, resolved as in Node: nearest node_modules first.
 * @param from - path of the package that requires it
 */
const resolvePackage = (packages, from, name) => {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf("node_modules/") - 1))) {
    const path = `${folder && `${folder}/`}node_modules/${name}`
    if (packages[path]) return path
    if (!folder) return undefined
  }
}

/** Returns the dependencies that are missing in a lockfile, given its packages by path. */
export const missingPackages = packages =>
  Object.entries(packages).flatMap(([path, { dependencies, optionalDependencies }]) =>
    Object.entries({ ...dependencies, ...optionalDependencies })
      .filter(([name]) => !resolvePackage(packages, path, name))
      .map(([name, version]) => ({ name, version, requiredBy: path })),
  )

/** Reads the packages of a lockfile by path; the project has the path "". */
export const readLockPackages = (folder = ".") => JSON.parse(readFileSync(join(folder, LOCKFILE), "utf8")).packages

/**
 * Returns the URL of a package's tarball in the npm registry.
 * @param path - path of the package in the lockfile; aliases also have a `name`
 */
export const tarballUrl = (path, { name = path.split("node_modules/").pop(), version }) =>
  `https://registry.npmjs.org/${name}/-/${name.split("/").pop()}-${version}.tgz`

/** Writes the lockfile with the tarball URL of each package. */
const writeLockfile = lockfile => {
  const packages = Object.entries(lockfile.packages).map(([path, { name, version, resolved: _, ...rest }]) => {
    if (path === "") return [path, lockfile.packages[path]]
    const entry = { ...(name && { name }), version }
    return [path, { ...entry, resolved: tarballUrl(path, entry), ...rest }]
  })
  writeFileSync(LOCKFILE, `${JSON.stringify({ ...lockfile, packages: Object.fromEntries(packages) }, null, 2)}\n`)
}

/** Rewrites the lockfile with npm in an empty folder. Returns whether npm succeeded. */
const repairLockfile = () => {
  const folder = mkdtempSync(join(tmpdir(), "lock-"))
  try {
    for (const file of ["package.json", LOCKFILE, ".npmrc"]) copyFileSync(file, join(folder, file))
    const args = ["install", "--package-lock-only", "--loglevel=error"]
    const options = { cwd: folder, stdio: "inherit", shell: process.platform === "win32" }
    const { status, error } = spawnSync("npm", args, options)
    // npm could not be started, and printed nothing.
    if (error) console.error(error.message)
    if (status === 0) writeLockfile(JSON.parse(readFileSync(join(folder, LOCKFILE), "utf8")))
    return status === 0
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Repairs the lockfile, then checks it. Returns an error message, or undefined if it is complete. */
const completeLockfile = () => {
  if (!repairLockfile()) return `npm failed, so ${LOCKFILE} is unchanged. Correct the error above, then try again.`
  const missing = missingPackages(readLockPackages())
  if (missing.length === 0) return undefined
  return [
    ...missing.map(
      ({ name, version, requiredBy }) =>
        `${requiredBy} requires ${name} (${version}), which is missing in the lockfile.`,
    ),
    'The registry lacks it. Add an older version of the dependent package to "overrides" in package.json.',
  ].join("\n")
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const problem = completeLockfile()
  if (problem) {
    console.error(problem)
    process.exitCode = 1
  } else console.log(`${LOCKFILE} is complete.`)
}
