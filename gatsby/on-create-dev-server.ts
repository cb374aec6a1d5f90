import type { IncomingMessage, ServerResponse } from "node:http"
import type { GatsbyNode, Reporter, Store } from "gatsby"
import type { Issue } from "#engine"
import { getIssues } from "./develop/watch-content"
import { watchQueryTypes } from "./develop/watch-query-types"

/** Response of the endpoint that open pages poll (gatsby/develop/error-overlay.tsx). */
export interface ContentStatus {
  issues: readonly Issue[]
  /** True if a page exists at the requested path. */
  isPage: boolean
}

interface Request extends IncomingMessage {
  query: { path: string }
}

interface Server {
  get(path: string, handler: (request: Request, response: ServerResponse) => void): void
}

interface Args {
  app: Server
  store: Store
  reporter: Reporter
}

/**
 * Serves the issues of the content, and whether a page exists at a path. Generates the types of queries for code
 * editors: not with CI set (web editor, tests).
 */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ app, store, reporter }: Args) => {
  if (!process.env.CI) watchQueryTypes(process.cwd(), reporter)
  app.get("/___content", ({ query }, response) => {
    const { pages } = (store.getState as () => { pages: Map<string, unknown> })()
    const status: ContentStatus = { issues: getIssues(), isPage: pages.has(query.path.replace(/(?<=.)\/$/, "")) }
    response.setHeader("content-type", "application/json")
    response.end(JSON.stringify(status))
  })
}
