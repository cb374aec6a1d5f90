import { createHash } from "node:crypto"
import { mkdirSync, renameSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { dirname, resolve } from "node:path"
import { buildSync } from "esbuild"

/** Inside node_modules, so that the bundles find their packages. */
const FOLDER = "node_modules/.cache/gatsby"

/**
 * Bundles a module of `gatsby/` with esbuild: Parcel 2.8, which compiles `gatsby-node.ts`, does not resolve the
 * "imports" of package.json, and takes ten seconds.
 * @returns the path of the bundle, and the hash of its code
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
  // Gatsby's workers bundle at the same time: a file is complete before it has its name.
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, contents)
  renameSync(draft, file)
  return { file, digest: createHash("sha256").update(contents).digest("hex") }
}

/** Bundles and loads a module of `gatsby/`. */
export const loadBundle = name => {
  const { file } = bundle(name)
  return createRequire(file)(file)
}
