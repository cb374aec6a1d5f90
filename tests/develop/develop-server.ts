import { spawn } from "node:child_process"
import { createServer } from "node:net"
import type { AddressInfo } from "node:net"

export interface DevelopServer {
  url: string
  /** Waits until the terminal has shown something that it had not shown when the last such wait ended. */
  printed(what: RegExp): Promise<void>
  stop(): void
}

/** Milliseconds; a slow machine compiles for minutes, and nothing here measures speed. */
const PATIENCE = 300_000

const freePort = () =>
  new Promise<number>(resolve => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })

/** Starts `gatsby develop` in a copy of the project, as an editor's terminal would, and does not wait for it. */
export const startDevelop = async (folder: string): Promise<DevelopServer> => {
  const port = await freePort()
  const child = spawn("node_modules/.bin/gatsby", ["develop", "-p", String(port), "-H", "127.0.0.1"], {
    cwd: folder,
    // Its own process group: Gatsby starts further processes.
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
    // Without CI Gatsby breaks lines to the width of a terminal; but in CI it would run all queries at once, where
    // editors have them run when a page is opened.
    env: {
      ...process.env,
      CI: "1",
      GATSBY_TELEMETRY_DISABLED: "1",
      FORCE_COLOR: "0",
      GATSBY_ENABLE_QUERY_ON_DEMAND_IN_CI: "1",
      NODE_ENV: "development",
    },
  })
  let unread = ""
  let ended = false
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (data: Buffer) => (unread += data.toString()))
  child.on("close", () => (ended = true))
  return {
    url: `http://127.0.0.1:${port}`,
    printed: async what => {
      const begun = Date.now()
      for (;;) {
        const match = what.exec(unread)
        if (match) {
          unread = unread.slice(match.index + match[0].length)
          return
        }
        if (ended || Date.now() - begun > PATIENCE)
          throw new Error(`The terminal ${ended ? "ended" : "waited"} without ${String(what)}. It shows:\n${unread}`)
        await new Promise(resolve => setTimeout(resolve, 100))
      }
    },
    stop: () => {
      if (!ended && child.pid) process.kill(-child.pid)
    },
  }
}
