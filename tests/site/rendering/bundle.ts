import { createRequire } from "node:module"
import { resolve } from "node:path"
import { buildSync } from "esbuild"

/**
 * Imports a module of this folder, bundled with a mock of Gatsby.
 * @param name - file name of the module without extension
 */
export const importBundled = <Module>(name: string): Module => {
  const outfile = resolve(`node_modules/.cache/${name}-${process.pid}.cjs`)
  buildSync({
    entryPoints: [`tests/site/rendering/${name}.tsx`],
    outfile,
    bundle: true,
    packages: "external",
    platform: "node",
    jsx: "automatic",
    alias: { gatsby: resolve("tests/unit/gatsby-mock.tsx") },
  })
  return createRequire(outfile)(outfile) as Module
}
