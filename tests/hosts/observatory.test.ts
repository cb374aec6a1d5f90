import assert from "node:assert/strict"
import { execFile, execFileSync } from "node:child_process"
import { existsSync, mkdirSync, writeFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { after, before, test } from "node:test"
import { promisify } from "node:util"
import { type Server, startNginx } from "./servers"

/** Mozilla's own scorer. Not a dependency: it brings 230 packages for one test. */
const SCORER = "@mdn/mdn-http-observatory@1.4.8"
const folder = resolve("node_modules/.cache/observatory")

/** Of 135; the last 5 are for scripts from other hosts with a hash, and this site has none. */
const LEAST = 130

interface Verdict {
  score: number
  grade: string
  results: [test: string, result: string, pass: boolean, modifier: number][]
}

const install = () => {
  const conf = join(folder, "node_modules/@mdn/mdn-http-observatory/conf")
  if (!existsSync(join(folder, "package.json"))) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, "package.json"), '{ "private": true }')
  }
  if (!existsSync(conf)) {
    // Its own script would fetch lists of domains, on which "localhost" is not.
    execFileSync("npm", ["install", "--ignore-scripts", "--no-save", "--loglevel=error", SCORER], {
      cwd: folder,
      stdio: "inherit",
    })
    mkdirSync(conf, { recursive: true })
  }
  writeFileSync(join(conf, "hsts-preload.json"), "{}")
}

let server: Server
before(async () => {
  install()
  server = await startNginx()
})
after(() => server?.stop())

for (const path of ["/", "/pricing", "/contact"])
  test(`Mozilla's HTTP Observatory gives ${path} at least ${LEAST} points, and no test fails`, async () => {
    const args = ["tests/hosts/observatory.mjs", folder, new URL(server.origin).port, String(server.httpPort), path]
    const env = { ...process.env, NODE_EXTRA_CA_CERTS: server.certificate }
    const { stdout } = await promisify(execFile)(process.execPath, args, { env })
    const { score, grade, results } = JSON.parse(stdout) as Verdict
    assert.deepEqual(
      results.filter(([, , pass]) => !pass),
      [],
    )
    assert.ok(score >= LEAST, `${score}, ${grade}`)
  })
