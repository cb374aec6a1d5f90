import { createHash } from "node:crypto"
import { mkdirSync, renameSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { dirname, resolve } from "node:path"
import { buildSync } from "esbuild"

/** In node_modules, so that bundles find their packages. */
const FOLDER = "node_modules/.cache/gatsby"

/**
 * Bundles a module of `gatsby/` with esbuild. Gatsby's Parcel 2.8 does not resolve the "imports" of package.json and
 * takes 10 s.
 * @returns path of the bundle, and digest of its code
 */
export const bundle = name => {
  const { outputFiles } = buildSync({
    entryPoints: [`gatsby/${name}.ts`],
    bundle: true,
    packages: "external",
    platform: "node",
    write: false,
  })
  const [{ contents }] = outputFiles
  const file = resolve(FOLDER, `${name}.cjs`)
  mkdirSync(dirname(file), { recursive: true })
  // Gatsby's workers bundle concurrently: rename only complete files.
  const temporaryFile = `${file}.${process.pid}`
  writeFileSync(temporaryFile, contents)
  renameSync(temporaryFile, file)
  return { file, digest: createHash("sha256").update(contents).digest("hex") }
}

/** Bundles and loads a module of `gatsby/`, again if it was loaded before. */
export const loadBundle = name => {
  const { file } = bundle(name)
  const require = createRequire(file)
  delete require.cache[file]
  return require(file)
}
