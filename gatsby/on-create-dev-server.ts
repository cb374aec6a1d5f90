import type { IncomingMessage, ServerResponse } from "node:http"
import type { GatsbyNode } from "gatsby"
import { showProblems } from "./develop/problem-bar"
import { markUnseen } from "./develop/mark-unseen"
import { onProblems, unseenNow } from "./develop/problems"

/**
 * Address of the script that shows problems on every page of `develop`; the problems themselves come from the same
 * address with /events.
 */
const ADDRESS = "/___content-problems"

interface Server {
  get(path: string, answer: (request: IncomingMessage, response: ServerResponse) => void): void
}

/** Serves the bar that tells of problems with the content, and the problems and drafts as they come and go. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ app }: { app: Server }) => {
  app.get(`${ADDRESS}.js`, (_, response) => {
    response.setHeader("content-type", "text/javascript")
    const run = (script: (address: string) => void, address: string) =>
      `(${script.toString()})(${JSON.stringify(`${ADDRESS}/${address}`)})`
    response.end(`${run(markUnseen, "unseen")};${run(showProblems, "events")}`)
  })
  app.get(`${ADDRESS}/unseen`, (_, response) => {
    response.setHeader("content-type", "application/json")
    response.end(JSON.stringify(unseenNow()))
  })
  app.get(`${ADDRESS}/events`, (request, response) => {
    // "no-transform" keeps the server from holding events back in order to compress them.
    response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-cache, no-transform" })
    const stop = onProblems(issues => response.write(`data: ${JSON.stringify(issues)}\n\n`))
    request.on("close", stop)
  })
}
