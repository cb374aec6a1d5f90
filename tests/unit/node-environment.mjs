import { createRequire } from "node:module"
import { TestEnvironment } from "jest-environment-node"
import { register } from "tsx/cjs/api"

const require = createRequire(import.meta.url)
const typescriptLoader = register({ namespace: "units" })
const requireModule = file => (file.endsWith(".ts") ? typescriptLoader.require(file, import.meta.url) : require(file))

/** Node with `requireByNode`, the native loader for packages and shared modules (native-require.mjs). */
export default class extends TestEnvironment {
  async setup() {
    await super.setup()
    // Modules with top-level await can be imported, not required.
    const importedModules = { [require.resolve("harfbuzzjs")]: await import("harfbuzzjs") }
    this.global.requireByNode = file => importedModules[file] ?? requireModule(file)
  }
}
