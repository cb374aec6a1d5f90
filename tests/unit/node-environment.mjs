import { TestEnvironment } from "jest-environment-node"
import { createRequireByNode } from "./require-by-node.mjs"

/** Node with `requireByNode`, the native loader for packages and shared modules (native-require.mjs). */
export default class extends TestEnvironment {
  async setup() {
    await super.setup()
    this.global.requireByNode = await createRequireByNode()
  }
}
