import { existsSync, readdirSync, statSync } from "node:fs"
import { build, clean, needsBuild, whileServed } from "./site.mjs"
import { leaveOut, run } from "./run.mjs"

/** The lanes of the tests. Each can be run alone; docs/testing.md says what is in them. */

const npm = script => ["npm", "run", "--silent", script]
const nodeTest = (...args) => [process.execPath, "--import", "tsx", "--test", "--test-reporter=spec", ...args]

/** Content and units: the two lanes that need no build. */
export const quick = async options => {
  await run("content", npm("test:content"), options)
  await run("units", npm("test:unit"), { ...options, tests: true })
}

/** Types, lint and format. */
const statics = async options => {
  await run("types", npm("types"), options)
  await run("lint", ["node_modules/.bin/eslint", "."], options)
  await run("format", ["node_modules/.bin/prettier", "--check", "."], options)
}

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
}

/**
 * What takes too long for every day: axe on every page in every look and open state, text of any size and first visits
 * at every width, faults in Firefox, and a second build, which has to give the same bytes.
 */
export const full = async () => {
  const why = needsBuild()
  if (why) console.log(`The site has to be built first: ${why}.`)
  if (why && !(await build())) return leaveOut("full", "because the build failed")
  const own = readdirSync("tests/full").flatMap(file => (file.endsWith(".test.ts") ? [`tests/full/${file}`] : []))
  await whileServed(url =>
    run("full", nodeTest("--test-concurrency=1", ...own, "tests/site/fonts.test.ts", "tests/site/answers.test.ts"), {
      tests: true,
      more: { SITE_URL: url, SITE_PAGE: "", TEST_FULL: "1" },
    }),
  )
}

/** Further builds and `gatsby develop`, each in a copy of the project, two files beside each other. */
export const builds = options => {
  const files = ["tests/builds", "tests/develop"].flatMap(folder =>
    readdirSync(folder)
      .filter(file => file.endsWith(".test.ts"))
      .map(file => `${folder}/${file}`),
  )
  return run("builds", nodeTest("--test-concurrency=2", ...files), { ...options, tests: true })
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
 * All lanes: what needs no built site runs beside the build, and further builds beside the browser, because none of
 * them keeps two processors busy by itself.
 */
export const all = async () => {
  clean()
  const started = Date.now()
  const built = build({ quiet: true })
  await quick({ quiet: true })
  await typesWritten(started, built)
  await statics({ quiet: true })
  if (await built) await Promise.all([browserTests(), builds({ quiet: true })])
  else for (const lane of ["browser", "builds"]) leaveOut(lane, "because the build failed")
}
