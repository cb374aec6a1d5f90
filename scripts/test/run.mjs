import { spawn } from "node:child_process"
import { cpus } from "node:os"

/** Running the project's tools, counting what they found. Plain JavaScript: it runs before anything is installed. */

/**
 * Compilers throw away most of what they make: with room for it, Node spends a tenth less time on looking through it.
 */
const ROOM = "--max-semi-space-size=64"

/** The environment of everything that is run: no telemetry, no colors, one question at a time. */
export const env = {
  ...process.env,
  GATSBY_TELEMETRY_DISABLED: "1",
  CI: "1",
  FORCE_COLOR: "0",
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} ${ROOM}`.trim(),
}

/** What was run, in order: `{ title, seconds, passed, failed }`. */
export const results = []

/** Seconds that the processors of this machine have worked since it was started, whoever they worked for. */
const busySeconds = () =>
  cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + user + nice + sys + irq, 0) / 1000
const busyBefore = busySeconds()

const PATTERNS = {
  passed: [/^(?:#|ℹ) pass (\d+)$/gm, /^Tests:.*?(\d+) passed/gm],
  failed: [/^(?:#|ℹ) fail (\d+)$/gm, /^Tests:.*?(\d+) failed/gm],
}

/**
 * Adds up the summary lines of node:test (`# pass 3`) and Jest (`Tests: 3 passed`).
 * @param output everything that was printed
 */
const countTests = output => {
  const sum = patterns =>
    patterns.flatMap(pattern => [...output.matchAll(pattern)]).reduce((total, [, count]) => total + Number(count), 0)
  return { passed: sum(PATTERNS.passed), failed: sum(PATTERNS.failed) }
}

const execute = (command, args, { more = {}, quiet = false }) =>
  new Promise(resolve => {
    const child = spawn(command, args, { env: { ...env, ...more }, stdio: ["ignore", "pipe", "pipe"] })
    let output = ""
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", data => {
        output += data
        if (!quiet) process.stdout.write(data)
      })
    child.on("error", error => resolve({ code: 1, output: `${output}${error.message}\n` }))
    child.on("close", code => resolve({ code, output }))
  })

/** The most tests that are asked again: where more fail, something is wrong. */
const MOST_AGAIN = 3

/**
 * Asks the tests of node:test that failed once more, after all others: on a busy machine a browser may be late once. A
 * test that fails twice has failed; one that passes then is told by its name.
 * @returns whether all of them passed
 */
const passAgain = async ([command, ...args], output, failed, more) => {
  const [, told = ""] = output.split("✖ failing tests:")
  const names = [...new Set([...told.matchAll(/^✖ (.+) \([\d.]+ms\)$/gm)].map(([, name]) => name))]
  if (!args.includes("--test") || names.length === 0 || names.length !== failed || names.length > MOST_AGAIN)
    return false
  const patterns = names.map(name => `--test-name-pattern=/(^| )${name.replace(/[/\\^$.*+?()[\]{}|]/g, "\\$&")}$/`)
  const again = await execute(command, args.toSpliced(args.indexOf("--test"), 0, ...patterns), { more, quiet: true })
  const passed = again.code === 0 && countTests(again.output).passed >= names.length
  console.log(`\nAsked again, and ${passed ? "passed" : `failed:\n${again.output}`}: ${names.join("; ")}`)
  return passed
}

/**
 * Runs a command, shows what it prints, and writes down how it ended.
 * @param title what it is called in the table at the end
 * @param command a program and its arguments
 * @param options `tests`: it counts its own tests, has failed if it ran none, and asks the few that fail once
 *   more; `quiet`: its output is shown when it has ended, for what runs beside something else;
 *   `more`: variables on top of the environment
 * @returns whether it passed
 */
export const run = async (title, [command, ...args], { tests = false, quiet = false, more } = {}) => {
  console.log(`\n== ${title}${quiet ? " (begins)" : ""}`)
  const started = Date.now()
  const { code, output } = await execute(command, args, { more, quiet })
  if (quiet) console.log(`\n== ${title}\n${output.trimEnd()}`)
  const counts = tests ? countTests(output) : { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }
  if (tests && (await passAgain([command, ...args], output, counts.failed, more))) {
    counts.passed += counts.failed
    counts.failed = 0
  } else if ((code !== 0 && counts.failed === 0) || counts.passed + counts.failed === 0) counts.failed += 1
  const seconds = Math.round((Date.now() - started) / 1000)
  results.push({ title, seconds, ...counts })
  console.log(`-- ${title}: ${counts.failed === 0 ? "passed" : "FAILED"} in ${seconds} s`)
  return counts.failed === 0
}

/** Writes down how long everything took that comes before the first lane. */
export const installed = started =>
  results.push({ title: "install", seconds: Math.round((Date.now() - started) / 1000), passed: 0, failed: 0 })

/** Writes down that something could not be run, which is a failure. */
export const leaveOut = (title, why) => {
  console.log(`\n== ${title}: left out, ${why}`)
  results.push({ title, seconds: 0, passed: 0, failed: 1 })
}

/**
 * Prints where the time went and how busy the machine was, then `N passed, N failed` as the last line, and sets the
 * exit code.
 */
export const report = started => {
  const total = name => results.reduce((sum, result) => sum + result[name], 0)
  const width = Math.max(...results.map(({ title }) => title.length))
  console.log(`\n${"".padEnd(width)}  seconds  passed  failed`)
  const elapsed = Math.round((Date.now() - started) / 1000)
  for (const { title, seconds, passed, failed } of [
    ...results,
    { title: "all", seconds: elapsed, passed: total("passed"), failed: total("failed") },
  ])
    console.log(
      title.padEnd(width) + String(seconds).padStart(9) + String(passed).padStart(8) + String(failed).padStart(8),
    )
  const busy = Math.round(busySeconds() - busyBefore)
  console.log(`\nProcessors were busy for ${busy} of ${cpus().length} × ${elapsed} seconds.`)
  console.log(`\n${total("passed")} passed, ${total("failed")} failed`)
  process.exitCode = total("failed") === 0 ? 0 : 1
}
