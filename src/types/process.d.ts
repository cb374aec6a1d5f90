export {}

declare global {
  namespace NodeJS {
    interface ProcessEnv {
      GATSBY_LANGUAGE?: string
      ANNOUNCES?: string
    }
    interface Process {
      env: ProcessEnv
    }
  }
  /** All that bundles for browsers know of Node: its name stands in them as text (gatsby/browser-scripts.ts). */
  var process: NodeJS.Process
}
