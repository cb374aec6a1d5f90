/**
 * `npm run check:content`: check-content.ts and all that it imports as one file, which is there in a third of the time
 * that hundreds of modules take. Esbuild makes it anew where the code or a package is newer.
 */
import { readdirSync, renameSync, statSync } from "node:fs"
import { createRequire } from "node:module"
import { resolve } from "node:path"

// Among the packages, which it asks for.
const file = resolve("node_modules/.cache/check-content.cjs")

const changed = path => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
const code = ["model", "packages", "scripts", "src"].flatMap(folder =>
  readdirSync(folder, { recursive: true }).map(name => `${folder}/${name}`),
)
if (changed(file) < Math.max(...["node_modules/.package-lock.json", ...code].map(changed))) {
  const { buildSync } = await import("esbuild")
  // Another check may be running.
  const outfile = `${file}.${process.pid}`
  buildSync({
    entryPoints: ["scripts/check-content.ts"],
    outfile,
    bundle: true,
    mainFields: ["module", "main"],
    minifyWhitespace: true,
    external: ["sharp"],
    platform: "node",
    logLevel: "warning",
  })
  renameSync(outfile, file)
}
createRequire(file)(file)
