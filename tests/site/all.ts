import assert from "node:assert/strict"
import { existsSync, readdirSync } from "node:fs"
import { createRequire } from "node:module"
import { resolve } from "node:path"
import { describe } from "node:test"

/**
 * Every test of the built site in one process, so that all share one browser: `tests/site`, those that packages bring
 * with them (`packages/<name>/tests/site`) and, while it is there, `tests/sample`. Two files at a time, as most tests
 * wait for the browser half of their time; those of a file one after another, unless it says that they share nothing.
 */
const require = createRequire(resolve("tests/site/all.ts"))

/**
 * What answers every visitor, whatever a page says: the menu, the color mode, motion, keys, turning pages and what may
 * go wrong around them. `npm test` asks it of the second of its two sites, which has every switch on
 * (docs/decisions/0026-tests.md).
 */
const OF_THE_FRAME = ["faults", "keyboard", "motion", "shell", "theme", "turns"].map(name => `${name}.test.ts`)
const leftOut = process.env.TEST_TURNS === "first" ? OF_THE_FRAME : []

/** Tests of a page are called like it, and left out where the site does without it. */
const isOfAPageThatIs = (file: string): boolean => {
  const page = file.replace(/\.test\.ts$/, "")
  return !existsSync(`src/pages/${page}.tsx`) || page === "404" || existsSync(`public/${page}/index.html`)
}

/** The test files of a folder; a name that is left out and is none of them would leave out nothing. */
const filesOf = (folder: string): string[] => {
  const files = readdirSync(folder).filter(file => file.endsWith(".test.ts"))
  if (folder === "tests/site") for (const file of leftOut) assert.ok(files.includes(file), `there is no ${file}`)
  return files
    .filter(file => folder !== "tests/site" || !leftOut.includes(file))
    .filter(isOfAPageThatIs)
    .sort()
}

describe("the built site", { concurrency: 2 }, () => {
  // First, so that the browser is closed when all files are done, and not the first of them.
  require(resolve("tests/site/site.ts"))
  const ofPackages = readdirSync("packages").map(name => `packages/${name}/tests/site`)
  for (const folder of ["tests/site", ...ofPackages, "tests/sample"])
    if (existsSync(folder))
      for (const file of filesOf(folder)) describe(file, { concurrency: 1 }, () => void require(resolve(folder, file)))
})
