/**
 * `npm run test:hosts`: serves the last build with nginx and Caddy, as hosting/ sets them up, and asks them
 * everything. Not part of `npm test`.
 */
import { spawnSync } from "node:child_process"
import { existsSync, readdirSync } from "node:fs"
import { ensureChromium, ensureDependencies, ensureServers } from "./ensure.mjs"

await ensureDependencies()
await ensureServers()
await ensureChromium()
if (!existsSync("public/index.html")) {
  console.error("There is no build to serve: npm run build")
  process.exit(1)
}
const tests = readdirSync("tests/hosts").filter(file => file.endsWith(".test.ts"))
const args = ["--import", "tsx", "--test", "--test-concurrency=1", ...tests.map(file => `tests/hosts/${file}`)]
process.exitCode = spawnSync(process.execPath, args, { stdio: "inherit" }).status ?? 1
