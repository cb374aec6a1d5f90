import { createRequire } from "node:module"
import { TestEnvironment } from "jest-environment-node"

const require = createRequire(import.meta.url)

/** Node, with its own loader for packages (by-node.mjs). */
export default class extends TestEnvironment {
  async setup() {
    await super.setup()
    // What awaits at its top level can be imported, but not required.
    const awaited = { [require.resolve("harfbuzzjs")]: await import("harfbuzzjs") }
    this.global.requireByNode = file => awaited[file] ?? require(file)
  }
}
