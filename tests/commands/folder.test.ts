import assert from "node:assert/strict"
import { type ChildProcess, spawn } from "node:child_process"
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { after, describe, test } from "node:test"

/** In place of Gatsby: tells when it begins, and ends when the file `end` is there. */
const STAND_IN = `
const { existsSync, mkdirSync, writeFileSync } = require("node:fs")
mkdirSync(".cache", { recursive: true }); mkdirSync("public", { recursive: true })
console.log(existsSync(".cache/kept") ? "with cache" : "without cache")
writeFileSync(".cache/kept", ""); writeFileSync("public/half", "")
setInterval(() => existsSync("end") && process.exit(0), 50)
`
const folders: string[] = []
after(() => folders.forEach(folder => rmSync(folder, { recursive: true, force: true })))

/** A folder with the program, the package it needs, and the stand-in. */
const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), "folder-"))
  folders.push(folder)
  mkdirSync(join(folder, "node_modules"))
  for (const name of ["proper-lockfile", "graceful-fs", "retry", "signal-exit"])
    symlinkSync(resolve("node_modules", name), join(folder, "node_modules", name))
  cpSync("scripts/gatsby.mjs", join(folder, "scripts/gatsby.mjs"), { recursive: true })
  cpSync("scripts/gatsby", join(folder, "scripts/gatsby"), { recursive: true })
  writeFileSync(join(folder, "stand-in.cjs"), STAND_IN)
  return folder
}

interface Run {
  child: ChildProcess
  said: () => string
  /** Waits until it has said something. */
  says: (words: RegExp) => Promise<void>
  ended: Promise<number | null>
}

const run = (folder: string, command = "build"): Run =>
  runProgram(folder, ["scripts/gatsby.mjs", command], { GATSBY_CLI: join(folder, "stand-in.cjs") })

const runProgram = (folder: string, args: string[], env: Record<string, string>): Run => {
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, ...env },
    // Its own process group: a machine that goes down takes both programs.
    detached: true,
  })
  let said = ""
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (data: Buffer) => (said += data.toString()))
  const ended = new Promise<number | null>(done => child.on("close", done))
  const says = async (words: RegExp) => {
    for (const begun = Date.now(); !words.test(said); await new Promise(done => setTimeout(done, 30)))
      if (Date.now() - begun > 30_000) throw new Error(`Waited for ${words.source}:\n${said}`)
  }
  return { child, said: () => said, says, ended }
}

const finish = async (folder: string, { ended }: Run) => {
  writeFileSync(join(folder, "end"), "")
  assert.equal(await ended, 0)
  rmSync(join(folder, "end"))
}

const kill = async ({ child, ended }: Run) => {
  process.kill(-child.pid!, "SIGKILL")
  await ended
}

describe("a build", { concurrency: 4 }, () => {
  test("keeps the cache of the one before, and leaves out that of another folder, in a line", async () => {
    const folder = newFolder()
    for (const words of [/without cache/, /with cache/]) {
      const build = run(folder)
      await build.says(words)
      await finish(folder, build)
    }
    const copy = newFolder()
    cpSync(join(folder, ".cache"), join(copy, ".cache"), { recursive: true })
    const build = run(copy)
    await build.says(/without cache/)
    assert.equal(
      build
        .said()
        .split("\n")
        .filter(line => line.includes(folder)).length,
      1,
    )
    await finish(copy, build)
  })

  test("that was killed leaves nothing to the next one", async () => {
    const folder = newFolder()
    const killed = run(folder)
    await killed.says(/without cache/)
    await new Promise(done => setTimeout(done, 200))
    writeFileSync(join(folder, "public/of-the-killed-one"), "")
    await kill(killed)
    const next = run(folder)
    await next.says(/did not come to its end/)
    await next.says(/without cache/)
    assert.equal(existsSync(join(folder, "public/of-the-killed-one")), false)
    await finish(folder, next)
  })

  test("waits for another one in its folder, and says so", async () => {
    const folder = newFolder()
    const first = run(folder)
    await first.says(/without cache/)
    const second = run(folder)
    await second.says(new RegExp(`process ${first.child.pid}`))
    assert.doesNotMatch(second.said(), /cache\b.*\n/)
    await finish(folder, first)
    await second.says(/with cache/)
    await finish(folder, second)
  })

  test("does not wait for one in another folder with the same packages", async () => {
    const folder = newFolder()
    const other = newFolder()
    rmSync(join(other, "node_modules"), { recursive: true })
    symlinkSync(join(folder, "node_modules"), join(other, "node_modules"))
    const builds = [folder, other].map(place => run(place))
    await Promise.all(builds.map(build => build.says(/without cache/)))
    await Promise.all(builds.map((build, index) => finish([folder, other][index]!, build)))
  })

  test("says that develop works in its folder, and ends", async () => {
    const folder = newFolder()
    const develop = run(folder, "develop")
    await develop.says(/without cache/)
    const build = run(folder)
    assert.equal(await build.ended, 1)
    assert.match(build.said(), new RegExp(`process ${develop.child.pid}`))
    process.kill(develop.child.pid!, "SIGINT")
    await develop.ended
    assert.ok(readFileSync(join(folder, ".cache/made.json"), "utf8").includes("true"))
  })
})

/** In place of `gatsby serve`. */
const SERVER = `#!/usr/bin/env node
const { existsSync } = require("node:fs")
require("node:http").createServer((_, response) => response.end("own")).listen(Number(process.argv.at(-1)))
setInterval(() => existsSync("end") && process.exit(0), 50)
`

test("npm start leaves a port to whom it belongs, says where the site is, and fails once its server has ended", async () => {
  const stranger = createServer().listen(0, "127.0.0.1")
  await new Promise(done => stranger.once("listening", done))
  const { port } = stranger.address() as { port: number }
  const folder = mkdtempSync(join(tmpdir(), "start-"))
  folders.push(folder)
  for (const name of ["start.mjs", "ensure.mjs", "ports.mjs"])
    cpSync(`scripts/${name}`, join(folder, "scripts", name), { recursive: true })
  mkdirSync(join(folder, "node_modules/.bin"), { recursive: true })
  writeFileSync(join(folder, "package.json"), '{ "scripts": { "build": "node --version" } }')
  for (const file of ["package-lock.json", "node_modules/.package-lock.json"]) writeFileSync(join(folder, file), "{}")
  writeFileSync(join(folder, "node_modules/.bin/gatsby"), SERVER, { mode: 0o755 })
  const start = runProgram(folder, ["scripts/start.mjs"], { PORT: String(port) })
  await start.says(/The site is at/)
  stranger.close()
  const [, url = ""] = /The site is at (\S+)/.exec(start.said()) ?? []
  assert.ok(Number(new URL(url).port) > port)
  assert.match(start.said(), new RegExp(`\\b${port}\\b.*taken`))
  assert.equal(await (await fetch(url)).text(), "own")
  writeFileSync(join(folder, "end"), "")
  assert.equal(await start.ended, 1)
})

test("a new build on a server takes the place of the one before at once, as docs/hosting.md has it", async () => {
  const server = mkdtempSync(join(tmpdir(), "server-"))
  folders.push(server)
  mkdirSync(join(server, "public"))
  const [, told = ""] = /```sh\n(npm run build && .*)\n```/.exec(readFileSync("docs/hosting.md", "utf8")) ?? []
  // A name for each second: builds take longer.
  const release = (name: number) =>
    told.replace("npm run build", "true").replaceAll("/srv", server).replace("$(date +%s)", String(name))
  const site = join(server, "site")
  const seen = new Set<string>()
  for (const build of [1, 2, 3]) {
    for (const page of ["one", "two"]) writeFileSync(join(server, "public", page), String(build))
    const child = spawn("sh", ["-ce", release(build)], { cwd: server, stdio: "inherit" })
    const ended = new Promise<number | null>(done => child.on("close", done))
    let isRunning = true
    void ended.then(() => (isRunning = false))
    while (isRunning) {
      if (build > 1) {
        const served = realpathSync(site)
        seen.add(["one", "two"].map(page => readFileSync(join(served, page), "utf8")).join(" "))
      }
      await new Promise(done => setImmediate(done))
    }
    assert.equal(await ended, 0)
  }
  assert.equal(readFileSync(join(site, "one"), "utf8"), "3")
  for (const pages of seen) assert.match(pages, /^(\d) \1$/)
})
