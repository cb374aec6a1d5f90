/**
 * `npm run check:content`: runs check-content.ts as one bundle, which loads in a third of the time. Esbuild rebuilds it
 * if the code or a package is newer.
 */
import { readdirSync, renameSync, statSync } from "node:fs"
import { createRequire } from "node:module"
import { resolve } from "node:path"

// In node_modules, so that the bundle finds its packages.
const file = resolve("node_modules/.cache/check-content.cjs")

const modifiedAt = path => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
const codeFiles = ["model", "packages", "scripts", "src"].flatMap(folder =>
  readdirSync(folder, { recursive: true }).map(name => `${folder}/${name}`),
)
if (modifiedAt(file) < Math.max(...["node_modules/.package-lock.json", ...codeFiles].map(modifiedAt))) {
  const { buildSync } = await import("esbuild")
  // A temporary name: another check may be running.
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
