import { existsSync, readdirSync } from "node:fs"
import { createRequire } from "node:module"
import { resolve } from "node:path"
import { describe } from "node:test"

/**
 * Every test of the built site in one process, so that all share one browser: `tests/site`, those that packages bring
 * with them (`packages/<name>/tests/site`) and, while it is there, `tests/specification`. Three files at a time, as
 * most tests wait for the browser most of their time; those of a file one after another, unless it says that they
 * share nothing.
 */
const require = createRequire(resolve("tests/site/all.ts"))

/** Tests of a page are called like it, and left out where the site does without it. */
const isOfAPageThatIs = (file: string): boolean => {
  const page = file.replace(/\.test\.ts$/, "")
  return !existsSync(`src/pages/${page}.tsx`) || page === "404" || existsSync(`public/${page}/index.html`)
}

describe("the built site", { concurrency: 3 }, () => {
  // First, so that the browser is closed when all files are done, and not the first of them.
  require(resolve("tests/site/site.ts"))
  const ofPackages = readdirSync("packages").map(name => `packages/${name}/tests/site`)
  for (const folder of ["tests/site", ...ofPackages, "tests/specification"])
    if (existsSync(folder))
      for (const file of readdirSync(folder).sort())
        if (file.endsWith(".test.ts") && isOfAPageThatIs(file))
          describe(file, { concurrency: 1 }, () => void require(resolve(folder, file)))
})
