import { existsSync, readdirSync, statSync } from "node:fs"
import { basename } from "node:path"
import { build, clean, needsBuild, whileServed } from "./site.mjs"
import { leaveOut, run } from "./run.mjs"

/** The lanes of the tests. Each can be run alone; docs/testing.md says what is in them. */

const npm = script => ["npm", "run", "--silent", script]
/** A file that waits for what never comes ends after twenty minutes, and the others are still told. */
const nodeTest = (...args) => [
  process.execPath,
  ...["--import", "tsx", "--test", "--test-reporter=spec", "--test-timeout=1200000"],
  ...args,
]

/** Content and units: the two lanes that need no build. */
const quick = async options => {
  await run("content", npm("check:content"), options)
  await run("units", npm("test:unit"), { ...options, tests: true })
}

const typesAndLint = options => run("types, lint", [process.execPath, "scripts/test/statics.mjs"], options)
const format = options => run("format", ["node_modules/.bin/prettier", "--check", "."], options)

const browserTests = (page = "") =>
  whileServed(url =>
    run(page ? `browser ${page}` : "browser", nodeTest("tests/site/all.ts"), {
      tests: true,
      more: { SITE_URL: url, SITE_PAGE: page },
    }),
  )

/**
 * The built site in a browser. Builds it first if `public/` is missing or older than the sources.
 * @param pages addresses of the pages to ask; all of them and the site as a whole if there are none
 */
export const browser = async (pages = []) => {
  const why = needsBuild()
  if (why) console.log(`The site has to be built first: ${why}.`)
  else console.log("public/ is newer than the sources: it is tested as it is.")
  if (why && !(await build())) return leaveOut("browser", "because the build failed")
  for (const page of pages.length > 0 ? pages : [undefined]) await browserTests(page)
  if (pages.length === 0) await inTurn(withoutBuild().map(file => () => fileOf(file)))
}

/** Tests of one kind that packages bring with them: `packages/<name>/tests/<kind>`. */
const ofPackages = kind =>
  readdirSync("packages")
    .map(name => `packages/${name}/tests/${kind}`)
    .filter(existsSync)

const testsIn = folder => readdirSync(folder).flatMap(file => (file.endsWith(".test.ts") ? [`${folder}/${file}`] : []))

/** For builds that are thrown away: webpack keeps nothing for the next one (gatsby/on-create-webpack-config.ts). */
const BUILT_ONCE = { WEBPACK_CACHE: "memory" }

/** A file of tests that is a lane of its own. */
const fileOf = (file, options) =>
  run(basename(file, ".test.ts"), nodeTest(file), { ...options, tests: true, more: BUILT_ONCE })

/** What needs no build: what packages bring for a browser, the editor. */
const withoutBuild = () => ofPackages("browser").flatMap(testsIn)

/** What is tried in copies of the project, beside each other: `gatsby develop`, and a build in other hands. */
export const builds = () =>
  Promise.all(["tests/develop", "tests/builds"].flatMap(testsIn).map(file => fileOf(file, { quiet: true })))

/**
 * Runs lanes one after another.
 * @param lanes functions; several rows may take from the same list, each the next that nobody has begun
 */
const inTurn = async lanes => {
  for (let lane = lanes.shift(); lane; lane = lanes.shift()) await lane()
}

const TYPES = "src/gatsby-types.d.ts"

/** Waits until the build has written the types of its queries, or has ended. */
const typesWritten = async (since, built) => {
  let ended = false
  void built.finally(() => (ended = true))
  while (!ended && !(existsSync(TYPES) && statSync(TYPES).mtimeMs > since))
    await new Promise(resolve => setTimeout(resolve, 250))
}

/**
 * All lanes that need one build at most (docs/decisions.md), in three rows beside each other: the build and
 * the browser, and two that take the next lane of the rest, the long ones first. Two rows would not keep two processors
 * busy, because each waits now and then.
 * @param chromium settles when there is a browser
 */
export const all = async chromium => {
  clean()
  const options = { quiet: true }
  const started = Date.now()
  const built = build({ ...options, more: BUILT_ONCE })
  const site = async () => {
    if (!(await built)) return leaveOut("browser", "because the build failed")
    await chromium
    await browserTests()
  }
  const rest = [
    () => quick(options),
    async () => {
      await typesWritten(started, built)
      await typesAndLint(options)
    },
    () => format(options),
    ...withoutBuild().map(file => async () => {
      await chromium
      await fileOf(file, options)
    }),
  ]
  await Promise.all([site(), inTurn(rest), inTurn(rest)])
}
