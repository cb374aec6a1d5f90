import { existsSync, readdirSync } from "node:fs"
import { createRequire } from "node:module"
import { resolve } from "node:path"
import { describe } from "node:test"

/**
 * Every test of the built site in one process, so that all share one browser: `tests/site` and, while it is there,
 * `tests/sample`. Two files at a time, as most tests wait for the browser half of their time; those of a file one after
 * another, unless it says that they share nothing.
 */
const require = createRequire(resolve("tests/site/all.ts"))
describe("the built site", { concurrency: 2 }, () => {
  // First, so that the browser is closed when all files are done, and not the first of them.
  require(resolve("tests/site/site.ts"))
  for (const folder of ["tests/site", "tests/sample"])
    if (existsSync(folder))
      for (const file of readdirSync(folder).sort())
        if (file.endsWith(".test.ts")) describe(file, { concurrency: 1 }, () => void require(resolve(folder, file)))
})
