/**
 * `npm test`: installs what is missing, then runs everything that must hold, and ends with `N passed, N failed`.
 * Stages after a failed build that need it are left out and counted as failed.
 */
import { spawn, spawnSync } from "node:child_process"
import { readdirSync } from "node:fs"
import { createServer } from "node:net"
import { ensureChromium, ensureDependencies } from "./ensure.mjs"

const bin = name => `node_modules/.bin/${name}`
const totals = { passed: 0, failed: 0 }
const env = { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", CI: "1", FORCE_COLOR: "0" }

const count = (passed, failed) => {
  totals.passed += passed
  totals.failed += failed
}

/** Runs a command, shows its output and gives it back. */
const run = (title, command, args, more = {}) =>
  new Promise(resolve => {
    console.log(`\n== ${title}`)
    const started = Date.now()
    const child = spawn(command, args, { env: { ...env, ...more }, stdio: ["ignore", "pipe", "pipe"] })
    let output = ""
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", data => {
        output += data
        process.stdout.write(data)
      })
    }
    child.on("close", code => {
      console.log(`-- ${title}: ${code === 0 ? "passed" : "FAILED"} in ${Math.round((Date.now() - started) / 1000)} s`)
      resolve({ code, output })
    })
  })

/** A stage that passes or fails as a whole. */
const stage = async (title, command, args) => {
  const { code } = await run(title, command, args)
  count(code === 0 ? 1 : 0, code === 0 ? 0 : 1)
  return code === 0
}

/** A runner that counts its own tests. A runner that ran none has failed. */
const runner = async (title, command, args, patterns, more) => {
  const { code, output } = await run(title, command, args, more)
  const number = pattern => Number(output.match(pattern)?.[1] ?? 0)
  const passed = number(patterns.passed)
  const failed = number(patterns.failed)
  count(passed, failed)
  if ((code !== 0 && failed === 0) || passed + failed === 0) count(0, 1)
}

const nodeTest = ["--import", "tsx", "--test"]
const jestCounts = { passed: /^Tests:.*?(\d+) passed/m, failed: /^Tests:.*?(\d+) failed/m }
const nodeCounts = { passed: /^(?:#|ℹ) pass (\d+)$/m, failed: /^(?:#|ℹ) fail (\d+)$/m }
const filesIn = (folder, ending) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter(file => file.endsWith(ending))
    .map(file => `${folder}/${file}`)

const freePort = () =>
  new Promise(resolve => {
    const server = createServer().listen(0, () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })

const serve = async () => {
  const port = await freePort()
  const server = spawn(bin("gatsby"), ["serve", "-p", String(port), "-H", "127.0.0.1"], {
    env,
    stdio: "ignore",
    detached: true,
  })
  const url = `http://127.0.0.1:${port}`
  for (let attempt = 0; attempt < 120; attempt++) {
    if (
      await fetch(url).then(
        response => response.ok,
        () => false,
      )
    )
      return { url, stop: () => process.kill(-server.pid) }
    await new Promise(resolve => setTimeout(resolve, 500))
  }
  throw new Error("gatsby serve did not answer within 60 s.")
}

ensureDependencies()
ensureChromium()

await stage("content", bin("tsx"), ["scripts/check-content.ts"])
await runner(
  "build-time tests",
  process.execPath,
  [...nodeTest, ...filesIn("gatsby", ".test.ts"), ...filesIn("tests/guides", ".test.ts")],
  nodeCounts,
)
spawnSync(bin("gatsby"), ["clean"], { env, stdio: "ignore" })
const built = await stage("build", "npm", ["run", "--silent", "build"])
if (built) {
  await stage("types", bin("tsc"), ["--noEmit"])
  await stage("lint", bin("eslint"), ["."])
  await stage("format", bin("prettier"), ["--check", "."])
  await runner("unit tests", bin("jest"), ["--ci"], jestCounts)
  const server = await serve()
  try {
    await runner(
      "browser tests",
      process.execPath,
      [...nodeTest, "--test-concurrency=2", ...filesIn("tests/site", ".test.ts")],
      nodeCounts,
      {
        SITE_URL: server.url,
      },
    )
  } finally {
    server.stop()
  }
  await runner(
    "further builds",
    process.execPath,
    [...nodeTest, "--test-concurrency=1", ...filesIn("tests/build", ".test.ts")],
    nodeCounts,
  )
  await runner("develop", process.execPath, [...nodeTest, ...filesIn("tests/develop", ".test.ts")], nodeCounts)
} else {
  count(0, 7)
}

console.log(`\n${totals.passed} passed, ${totals.failed} failed`)
process.exitCode = totals.failed === 0 ? 0 : 1
