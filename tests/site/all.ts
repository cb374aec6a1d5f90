import { existsSync, readdirSync } from "node:fs"
import { createRequire } from "node:module"
import { resolve } from "node:path"

/**
 * Every test of the built site in one process, so that all share one browser: `tests/site` and, while it is there,
 * `tests/sample`.
 */
const require = createRequire(resolve("tests/site/all.ts"))
for (const folder of ["tests/site", "tests/sample"])
  if (existsSync(folder))
    for (const file of readdirSync(folder).sort()) if (file.endsWith(".test.ts")) require(resolve(folder, file))
