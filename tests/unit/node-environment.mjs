import { createRequire } from "node:module"
import { TestEnvironment } from "jest-environment-node"
import { register } from "tsx/cjs/api"

const require = createRequire(import.meta.url)
const typescript = register({ namespace: "units" })
const load = file => (file.endsWith(".ts") ? typescript.require(file, import.meta.url) : require(file))

/** Node with `requireByNode`, the native loader for packages and shared modules (native-require.mjs). */
export default class extends TestEnvironment {
  async setup() {
    await super.setup()
    // Modules with top-level await can be imported, not required.
    const awaited = { [require.resolve("harfbuzzjs")]: await import("harfbuzzjs") }
    this.global.requireByNode = file => awaited[file] ?? load(file)
  }
}
