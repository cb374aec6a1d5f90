import { execFileSync, spawnSync } from "node:child_process"
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { providePackages } from "../../scripts/copy-project"
import { digestOf } from "./build-files"

/** Where builds are kept, and made: in a clone of the project, with `.cache` of the build before. Not committed. */
const FOLDER = ".compare"
const WORK = join(FOLDER, "work")
/** Names the commit that the work folder holds a build of. */
const BUILT = join(FOLDER, "built")
/** After a change of anything else Gatsby cannot tell what of its cache still holds. */
const SEEN_BY_CACHE = /^(content|docs|src|tests|tools)\//

/** A state of the project, built. */
export interface Build {
  /** What it is called in the report. */
  name: string
  commit: string
  folder: string
  /** Its GraphQL types, as text. */
  schema: string
}

const git = (args: string[], env: Record<string, string> = {}) =>
  execFileSync("git", args, {
    encoding: "utf8",
    env: { ...process.env, ...env },
    maxBuffer: 2 ** 28,
    stdio: "pipe",
  }).trim()

const tryGit = (...args: string[]) => {
  try {
    return git(args)
  } catch {
    return undefined
  }
}

/** The text of a file at a commit; nothing if it is not there. */
export const readAt = (commit: string, file: string): string => tryGit("show", `${commit}:./${file}`) ?? ""

/** All files of a commit. */
export const filesAt = (commit: string): string[] => git(["ls-tree", "-r", "--name-only", commit]).split("\n")

/** What stands in the folder now: the last commit, or one of no branch that holds what is not committed yet. */
export const presentCommit = (): string => {
  const head = git(["rev-parse", "HEAD"])
  if (git(["status", "--porcelain"]) === "") return head
  mkdirSync(FOLDER, { recursive: true })
  const date = git(["show", "-s", "--format=%cI", head])
  const env = { GIT_INDEX_FILE: resolve(FOLDER, "index"), GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date }
  git(["read-tree", "HEAD"], env)
  git(["add", "--all"], env)
  const author = ["-c", "user.name=compare", "-c", "user.email=compare@localhost"]
  return git([...author, "commit-tree", git(["write-tree"], env), "-p", head, "-m", "What is not committed yet"], env)
}

/** What is compared with: the commit that is named, else the one where the branch left main, else the last one. */
export const baseCommit = (ref?: string): string => {
  if (ref) {
    const commit = tryGit("rev-parse", "--verify", "--quiet", `${ref}^{commit}`)
    if (!commit) throw new Error(`git knows no commit "${ref}". In a shallow clone: git fetch --unshallow`)
    return commit
  }
  const head = git(["rev-parse", "HEAD"])
  const left = tryGit("merge-base", "HEAD", "origin/main") ?? tryGit("merge-base", "HEAD", "main")
  if (left && left !== head) return left
  return git(["status", "--porcelain"]) === "" ? git(["rev-parse", "HEAD^"]) : head
}

const run = (program: string, args: string[], more: Record<string, string> = {}) => {
  const env = { ...process.env, NODE_ENV: undefined, GATSBY_TELEMETRY_DISABLED: "1", CI: "1", ...more } as unknown
  const options = {
    cwd: WORK,
    encoding: "utf8",
    env: env as NodeJS.ProcessEnv,
    shell: process.platform === "win32",
  } as const
  const { status, stdout, stderr } = spawnSync(program, args, options)
  if (status !== 0) throw new Error(`${program} ${args.join(" ")} failed:\n${`${stdout}${stderr}`.slice(-4000)}`)
}

/** Packages as the lock of the work folder names them: those of the project, or installed if it names others. */
const installPackages = () => {
  const [wanted, own] = [WORK, "."].map(folder => digestOf(readFileSync(join(folder, "package-lock.json"))))
  const target = join(WORK, "node_modules")
  const mark = join(target, ".lock")
  if (existsSync(mark) && readFileSync(mark, "utf8") === wanted) return
  rmSync(target, { recursive: true, force: true })
  if (wanted === own) providePackages("copied", target)
  else run("npm", ["ci", "--loglevel=error"])
  writeFileSync(mark, wanted!)
}

/** Puts a commit into the work folder, with what the build before left there if that cannot lead astray. */
const checkOut = (commit: string) => {
  if (!existsSync(join(WORK, ".git"))) git(["clone", "--quiet", "--shared", "--no-checkout", ".", WORK])
  const last = existsSync(BUILT) ? readFileSync(BUILT, "utf8") : undefined
  const changed = last && tryGit("diff", "--name-only", last, commit)?.split("\n").filter(Boolean)
  if (!changed || !changed.every(file => SEEN_BY_CACHE.test(file)))
    for (const kept of [".cache", "public"]) rmSync(join(WORK, kept), { recursive: true, force: true })
  rmSync(BUILT, { force: true })
  git(["-C", WORK, "checkout", "--quiet", "--force", "--detach", commit])
  git(["-C", WORK, "clean", "--quiet", "--force", "-d"])
}

/**
 * The build of a commit, made unless it is kept.
 * @param day for which it is made: content may have a day from which it is shown
 */
export const buildOf = (name: string, commit: string, day: string): Build => {
  const kept = join(FOLDER, "builds", `${commit.slice(0, 12)}-${day}`)
  const [folder, types] = [join(kept, "public"), join(kept, "schema.gql")]
  if (!existsSync(types)) {
    console.error(`Building ${name} (${commit.slice(0, 7)}) ...`)
    checkOut(commit)
    installPackages()
    run("npm", ["run", "build"], { BUILD_DATE: day })
    cpSync(join(WORK, "public"), folder, { recursive: true })
    // Comes last: a build is there once its types are.
    cpSync(join(WORK, ".cache", "schema.gql"), types)
    writeFileSync(BUILT, commit)
  }
  return { name, commit, folder, schema: readFileSync(types, "utf8") }
}
