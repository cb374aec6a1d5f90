import { createRequire } from "node:module"
import { register } from "tsx/cjs/api"

const require = createRequire(import.meta.url)
const typescriptLoader = register({ namespace: "units" })
const requireModule = file => (file.endsWith(".ts") ? typescriptLoader.require(file, import.meta.url) : require(file))

/** Creates the native loader for packages and shared modules (native-require.mjs). */
export const createRequireByNode = async () => {
  // Modules with top-level await can be imported, not required.
  const importedModules = { [require.resolve("harfbuzzjs")]: await import("harfbuzzjs") }
  return file => importedModules[file] ?? requireModule(file)
}
