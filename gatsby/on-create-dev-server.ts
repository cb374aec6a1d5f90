import type { IncomingMessage, ServerResponse } from "node:http"
import type { GatsbyNode, Store } from "gatsby"
import type { Issue } from "#engine"
import { getIssues } from "./develop/watch-content"

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

/** Serves the issues of the content, and whether a page exists at a path. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ app, store }: { app: Server; store: Store }) => {
  app.get("/___content", ({ query }, response) => {
    const { pages } = (store.getState as () => { pages: Map<string, unknown> })()
    const status: ContentStatus = { issues: getIssues(), isPage: pages.has(query.path.replace(/(?<=.)\/$/, "")) }
    response.setHeader("content-type", "application/json")
    response.end(JSON.stringify(status))
  })
}
