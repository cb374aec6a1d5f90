/**
 * `npm run check:content`: check-content.ts as one file. Esbuild makes it in a quarter of a second; tsx, which looks up
 * each of its modules, takes 0.7 s longer, a quarter of the check.
 */
import { buildSync } from "esbuild"
import { createHash } from "node:crypto"
import { readFileSync, rmSync } from "node:fs"
import { createRequire } from "node:module"
import { resolve } from "node:path"

// Among the packages, which it asks for.
const outfile = resolve(`node_modules/.cache/check-content-${process.pid}.cjs`)
buildSync({
  entryPoints: ["scripts/check-content.ts"],
  outfile,
  bundle: true,
  packages: "external",
  platform: "node",
  logLevel: "warning",
})
// What was found of prose and pictures holds as long as what finds it is the same.
process.env.CHECK_VERSION = createHash("sha1").update(readFileSync(outfile)).digest("base64")
try {
  createRequire(outfile)(outfile)
} finally {
  rmSync(outfile)
}
