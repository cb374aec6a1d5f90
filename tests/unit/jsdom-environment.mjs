import { TestEnvironment } from "jest-environment-jsdom"

/** A document, with what browsers have besides and jsdom has not, and with jsdom itself, which can go elsewhere. */
export default class extends TestEnvironment {
  constructor(config, context) {
    super(config, context)
    Object.assign(this.global, { fetch, Response, structuredClone, jsdom: this.dom })
  }
}
