import { TestEnvironment } from "jest-environment-jsdom"

/** jsdom with browser APIs that it lacks, and itself as a global: `jsdom.reconfigure` changes the URL. */
export default class extends TestEnvironment {
  constructor(config, context) {
    super(config, context)
    Object.assign(this.global, { fetch, Response, structuredClone, jsdom: this.dom })
  }
}
