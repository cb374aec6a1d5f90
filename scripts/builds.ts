import { execFileSync, spawnSync } from "node:child_process"
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { copyPackages } from "./copy-project"

/** Builds of commits, kept. They are made in a work tree of git, with `.cache` of the build before. Not committed. */
const FOLDER = ".compare"
const WORK = join(FOLDER, "work")
/** Names the commit that the work folder holds a build of. */
const BUILT = join(FOLDER, "built")
/** After a change of anything else Gatsby cannot tell what of its cache still holds. */
const SEEN_BY_CACHE = /^(content|docs|src|tests|tools)\//

/** A state of the project, built. */
export interface Build {
  commit: string
  folder: string
  /** Its GraphQL types, as text. */
  schema: string
}

const git = (...args: string[]) =>
  execFileSync("git", args, { encoding: "utf8", maxBuffer: 2 ** 28, stdio: "pipe" }).trim()

const tryGit = (...args: string[]) => {
  try {
    return git(...args)
  } catch {
    return undefined
  }
}

/** The text of a file at a commit; nothing if it is not there. */
export const readAt = (commit: string, file: string): string => tryGit("show", `${commit}:./${file}`) ?? ""

/** All files of a commit. */
export const filesAt = (commit: string): string[] => git("ls-tree", "-r", "--name-only", commit).split("\n")

/**
 * The two commits that are compared.
 * @param ref what is compared with; by itself the commit where the branch left main, else the one before the last
 */
export const commitsFor = (ref?: string): [string, string] => {
  const head = git("rev-parse", "HEAD")
  if (git("status", "--porcelain")) console.error("What is not committed yet is not compared.")
  if (ref && !tryGit("rev-parse", "--verify", `${ref}^{commit}`))
    throw new Error(`git knows no commit "${ref}". In a shallow clone: git fetch --unshallow`)
  const left = tryGit("merge-base", "HEAD", "origin/main") ?? tryGit("merge-base", "HEAD", "main")
  return [git("rev-parse", `${ref ?? (left && left !== head ? left : "HEAD^")}^{commit}`), head]
}

const npm = (...script: string[]) => {
  const env: NodeJS.ProcessEnv = { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", CI: "1" }
  Reflect.deleteProperty(env, "NODE_ENV")
  const options = { cwd: WORK, encoding: "utf8", env, shell: process.platform === "win32" } as const
  const { status, stdout, stderr } = spawnSync("npm", script, options)
  if (status !== 0) throw new Error(`npm ${script.join(" ")} failed:\n${`${stdout}${stderr}`.slice(-4000)}`)
}

/** Packages as the lock of the work folder names them: those of the project, or installed if it names others. */
const installPackages = () => {
  const [wanted, own] = [WORK, "."].map(folder => readFileSync(join(folder, "package-lock.json"), "utf8"))
  const target = join(WORK, "node_modules")
  const mark = join(target, ".lock")
  if (existsSync(mark) && readFileSync(mark, "utf8") === wanted) return
  rmSync(target, { recursive: true, force: true })
  if (wanted === own) copyPackages(target)
  else npm("ci", "--loglevel=error")
  writeFileSync(mark, wanted!)
}

/** Puts a commit into the work folder, with what the build before left there if that cannot lead astray. */
const checkOut = (commit: string) => {
  if (!existsSync(WORK)) git("worktree", "add", "--force", "--detach", WORK, commit)
  const last = existsSync(BUILT) ? readFileSync(BUILT, "utf8") : undefined
  const changed = last && tryGit("diff", "--name-only", last, commit)?.split("\n").filter(Boolean)
  if (!changed || !changed.every(file => SEEN_BY_CACHE.test(file)))
    for (const kept of [".cache", "public"]) rmSync(join(WORK, kept), { recursive: true, force: true })
  rmSync(BUILT, { force: true })
  git("-C", WORK, "checkout", "--quiet", "--force", "--detach", commit)
  git("-C", WORK, "clean", "--quiet", "--force", "-d")
}

/** The build of a commit for today, of which some content may depend; made unless it is kept. */
export const buildOf = (commit: string): Build => {
  const day = new Date().toISOString().slice(0, 10)
  const kept = join(FOLDER, "builds", `${commit.slice(0, 12)}-${day}`)
  const [folder, types] = [join(kept, "public"), join(kept, "schema.gql")]
  if (!existsSync(types)) {
    console.error(`Building ${commit.slice(0, 7)} ...`)
    checkOut(commit)
    installPackages()
    npm("run", "build")
    cpSync(join(WORK, "public"), folder, { recursive: true })
    // Comes last: a build is there once its types are.
    cpSync(join(WORK, ".cache", "schema.gql"), types)
    writeFileSync(BUILT, commit)
  }
  return { commit, folder, schema: readFileSync(types, "utf8") }
}
