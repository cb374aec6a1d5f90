import type { IncomingMessage, ServerResponse } from "node:http"
import type { GatsbyNode } from "gatsby"
import { showProblems } from "./develop/problem-bar"
import { onProblems } from "./develop/problems"

/** Address of the problems as they come and go; that of the script that shows them ends in .js. */
const ADDRESS = "/___content-problems"

interface Server {
  get(path: string, answer: (request: IncomingMessage, response: ServerResponse) => void): void
}

/** Serves the bar that tells of problems with the content (gatsby-ssr.tsx). */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ app }: { app: Server }) => {
  app.get(`${ADDRESS}.js`, (_, response) => {
    response.setHeader("content-type", "text/javascript")
    response.end(`(${showProblems.toString()})("${ADDRESS}")`)
  })
  app.get(ADDRESS, (request, response) => {
    // "no-transform" keeps the server from holding events back in order to compress them.
    response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-cache, no-transform" })
    const stop = onProblems(issues => response.write(`data: ${JSON.stringify(issues)}\n\n`))
    request.on("close", stop)
  })
}
