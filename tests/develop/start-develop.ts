import { type ChildProcess, spawn } from "node:child_process"
import { rmSync } from "node:fs"

/** Slow machines compile for minutes. */
const TIMEOUT_MS = 300_000

/** Starts `gatsby develop` in a copy of the project. */
export const startDevelop = (folder: string, port: number) => {
  let output = ""
  const develop: ChildProcess = spawn("node_modules/.bin/gatsby", ["develop", "-p", String(port), "-H", "127.0.0.1"], {
    cwd: folder,
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
    // Without CI Gatsby wraps lines to the terminal's width. With CI alone it would run all queries at once, not
    // on demand as on a developer's computer.
    env: {
      ...process.env,
      CI: "1",
      GATSBY_ENABLE_QUERY_ON_DEMAND_IN_CI: "1",
      FORCE_COLOR: "0",
      GATSBY_TELEMETRY_DISABLED: "1",
      NODE_ENV: "development",
    },
  })
  for (const stream of [develop.stdout!, develop.stderr!])
    stream.on("data", (data: Buffer) => (output += data.toString()))
  return {
    /** Waits for terminal output after the previous match. Returns the match. */
    waitForOutput: async (pattern: RegExp) => {
      const start = Date.now()
      for (;;) {
        const match = pattern.exec(output)
        if (match) {
          output = output.slice(match.index + 1)
          return match
        }
        if (develop.exitCode !== null || Date.now() - start > TIMEOUT_MS)
          throw new Error(`No ${String(pattern)} in:\n${output}`)
        await new Promise(resolve => setTimeout(resolve, 100))
      }
    },
    /** Stops it and deletes the copy. */
    stop: () => {
      // Gatsby starts child processes: kill the group.
      if (develop.pid && develop.exitCode === null) process.kill(-develop.pid)
      // It may still write after the signal.
      rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
    },
  }
}
