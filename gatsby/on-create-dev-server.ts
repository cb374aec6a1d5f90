import type { IncomingMessage, ServerResponse } from "node:http"
import type { GatsbyNode, Store } from "gatsby"
import type { Issue } from "#engine"
import { getIssues } from "./develop/watch-content"

/** What an open page asks for again and again (gatsby/develop/error-overlay.tsx). */
export interface ContentStatus {
  issues: readonly Issue[]
  /** Whether there is a page at its address. */
  isPage: boolean
}

interface Request extends IncomingMessage {
  query: { path: string }
}

interface Server {
  get(path: string, answer: (request: Request, response: ServerResponse) => void): void
}

/** Tells open pages what is wrong with the content, and whether they are still there. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ app, store }: { app: Server; store: Store }) => {
  app.get("/___content", ({ query }, response) => {
    const { pages } = (store.getState as () => { pages: Map<string, unknown> })()
    const state: ContentStatus = { issues: getIssues(), isPage: pages.has(query.path.replace(/(?<=.)\/$/, "")) }
    response.setHeader("content-type", "application/json")
    response.end(JSON.stringify(state))
  })
}
