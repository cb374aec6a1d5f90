export {}

declare global {
  namespace NodeJS {
    interface ProcessEnv {
      NODE_ENV?: string
      GATSBY_LANGUAGE?: string
      /** Truthy in the head script of a site with an announcement. */
      HAS_ANNOUNCEMENT?: string
    }
    interface Process {
      env: ProcessEnv
    }
  }
  /** The only Node.js global in browser bundles, where its variables are inlined (gatsby/browser-scripts.ts). */
  var process: NodeJS.Process
}
