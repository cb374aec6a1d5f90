/**
 * `npm test`: installs what is missing, then runs everything that must hold, and ends with `N passed, N failed`.
 * `npm run test:browser` runs one lane of it, `npm run test:builds` what is tried in copies of the project, one of them
 * in other hands.
 */
import { ensureChromium, ensureDependencies } from "./ensure.mjs"
import { all, browser, builds } from "./test/lanes.mjs"
import { installed, report } from "./test/run.mjs"

const started = Date.now()
const [lane, ...rest] = process.argv.slice(2)
const lanes = { all, browser: () => browser(rest), builds: () => builds() }
if (!((lane ?? "all") in lanes)) throw new Error(`There is no lane "${lane}": ${Object.keys(lanes).join(", ")}.`)

const chromium = ensureChromium()
await ensureDependencies()
// Only what needs the browser waits for it, where everything is run.
if (lane !== undefined) await chromium
installed(started)
await lanes[lane ?? "all"](chromium)
report(started)
