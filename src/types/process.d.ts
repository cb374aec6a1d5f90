export {}

declare global {
  namespace NodeJS {
    interface ProcessEnv {
      NODE_ENV?: string
      GATSBY_LANGUAGE?: string
      /** Truthy if the site has an announcement. */
      ANNOUNCES?: string
    }
    interface Process {
      env: ProcessEnv
    }
  }
  /** The only Node.js global in browser bundles, where its variables are inlined (gatsby/browser-scripts.ts). */
  var process: NodeJS.Process
}
