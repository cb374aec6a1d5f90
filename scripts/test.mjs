/**
 * `npm test`: installs prerequisites, runs all checks in two parallel queues, prints times and `N passed, N failed`.
 * Plain JavaScript: it runs before `npm ci`.
 */
import { spawn } from "node:child_process"
import { mkdirSync, readFileSync, rmSync } from "node:fs"
import { ensureChromium, ensureDependencies } from "./prerequisites.mjs"

/** Disables telemetry and webpack's cache (gatsby/on-create-webpack-config.ts). */
const env = { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", CI: "1", FORCE_COLOR: "0" }

const REPORTS = "node_modules/.cache/tests"
const JEST_REPORT = `${REPORTS}/jest.json`
const PLAYWRIGHT_REPORT = `${REPORTS}/playwright.json`
const readReport = file => JSON.parse(readFileSync(file, "utf8"))

/** Rows of the result table. */
const rows = []
const secondsSince = since => Math.round((Date.now() - since) / 1000)

/**
 * Runs a command and prints its output at the end.
 * @param title - row title of the result table
 * @param count - reads the test counts from the command's report; default: one test
 * @returns whether it passed
 */
const run = async (title, command, count) => {
  const started = Date.now()
  console.log(`== ${title} started`)
  const child = spawn(command, {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: PLAYWRIGHT_REPORT },
    stdio: ["ignore", "pipe", "pipe"],
    shell: true,
  })
  let output = ""
  for (const stream of [child.stdout, child.stderr]) stream.on("data", data => (output += data))
  const code = await new Promise(resolve => child.on("close", resolve))
  const row = { title, seconds: secondsSince(started), passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }
  try {
    if (count) Object.assign(row, count())
  } catch {
    output += "The report is missing.\n"
  }
  // Failures outside of tests count too.
  if (code !== 0 && row.failed === 0) row.failed = 1
  rows.push(row)
  console.log(`== ${title}: ${row.failed === 0 ? "passed" : "FAILED"} in ${row.seconds} s\n${output}`)
  return row.failed === 0
}

const countUnitTests = () => {
  const { numPassedTests: passed, numFailedTests: failed } = readReport(JEST_REPORT)
  return { passed, failed }
}
/** Flaky tests, which pass on retry, count as passed. */
const countBrowserTests = () => {
  const { expected, flaky, unexpected } = readReport(PLAYWRIGHT_REPORT).stats
  return { passed: expected + flaky, failed: unexpected }
}

const started = Date.now()
// Only browser tests need Chromium.
const chromiumReady = ensureChromium()
await ensureDependencies()
rows.push({ title: "install", seconds: secondsSince(started), passed: 0, failed: 0 })
for (const folder of [".cache", "public", REPORTS]) rmSync(folder, { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })

const buildPassed = run("build", "npm run --silent build")
const runBrowserTests = async () => {
  const [passed, hasChromium] = await Promise.all([buildPassed, chromiumReady])
  if (passed && hasChromium) await run("browser", "npx playwright test --reporter=list,json", countBrowserTests)
  else rows.push({ title: "browser", seconds: 0, passed: 0, failed: 1 })
}
const runOtherChecks = async () => {
  await run("content", "npm run --silent check:content")
  await run("units", `npx jest --json --outputFile=${JEST_REPORT}`, countUnitTests)
  await run("types", "npm run --silent typecheck")
  // The row above has written the query types.
  await run("lint", "npm run --silent lint:files")
}
await Promise.all([runBrowserTests(), runOtherChecks()])

const sum = column => rows.reduce((total, row) => total + row[column], 0)
rows.push({ title: "all", seconds: secondsSince(started), passed: sum("passed"), failed: sum("failed") })
console.table(Object.fromEntries(rows.map(({ title, ...figures }) => [title, figures])))
const { passed, failed } = rows.at(-1)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
