import { TestEnvironment } from "jest-environment-jsdom"
import { createRequireByNode } from "./require-by-node.mjs"

/**
 * jsdom with browser APIs that it lacks, itself as a global (`jsdom.reconfigure` changes the URL), and `requireByNode`,
 * the native loader for shared modules (native-require.mjs).
 */
export default class extends TestEnvironment {
  constructor(config, context) {
    super(config, context)
    Object.assign(this.global, { fetch, Response, structuredClone, jsdom: this.dom })
  }

  async setup() {
    await super.setup()
    this.global.requireByNode = await createRequireByNode()
  }
}
