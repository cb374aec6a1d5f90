import { existsSync, readFileSync, statSync } from "node:fs"
import type { IncomingMessage, ServerResponse } from "node:http"
import { createServer } from "node:https"
import type { AddressInfo } from "node:net"
import { extname, join } from "node:path"
import { makeCertificate } from "./certificate"

/** The hosts that take messages and visits; every other host is the site. */
export const RECEIVER = "leads.quillbay.test"
export const COUNTER = "stats.quillbay.test"

/** How the receiver answers. Each but the refusals has taken the message, whatever it says. */
export type Manner = "right" | "slow" | "500" | "429" | "wrong body" | "half a body" | "not at all"

const TYPES: Record<string, string> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
}

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

/** The fields of a message, as a service reads them. */
const fieldsOf = async (request: IncomingMessage): Promise<Record<string, string>> => {
  const headers = { "Content-Type": request.headers["content-type"] ?? "" }
  const form = await new Response(new Uint8Array(await bodyOf(request)), { headers }).formData()
  return Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === "string" && value !== "" ? [[name, value]] : [])),
  )
}

/**
 * Serves a build and takes the messages of its forms, over TLS, as docs/forms.md asks it of a service: messages of one
 * id are one lead, and those of a page without script, which have none, are told apart by what they say.
 * @param root the project of the build
 */
export const startLeadServer = async (root: string) => {
  const leads = new Map<string, Record<string, string>>()
  const counted: string[] = []
  const state = { manner: "right" as Manner, requests: 0 }

  const serve = (path: string, response: ServerResponse) => {
    const file = [path, `${path}.html`, `${path}/index.html`]
      .map(name => join(root, "public", decodeURIComponent(name)))
      .find(name => existsSync(name) && statSync(name).isFile())
    response.writeHead(file ? 200 : 404, { "Content-Type": TYPES[extname(file ?? "")] ?? "text/plain" })
    response.end(file ? readFileSync(file) : "")
  }

  const take = async (request: IncomingMessage, response: ServerResponse) => {
    state.requests++
    const { manner } = state
    const isRefused = manner === "429"
    const lead = await fieldsOf(request)
    if (!isRefused) leads.set(lead["message-id"] ?? JSON.stringify(lead), lead)
    const answer = (status: number, body: string, headers: Record<string, string> = {}) => {
      response.writeHead(status, {
        "Content-Type": "application/json",
        "Access-Control-Allow-Origin": String(request.headers.origin ?? "*"),
        ...headers,
      })
      response.end(body)
    }
    if (manner === "not at all") return
    if (manner === "slow") await new Promise(resolve => setTimeout(resolve, 700))
    if (manner === "500" || isRefused) return answer(Number(manner), "{}")
    if (manner === "wrong body") return answer(200, '{"status":"queued"}')
    if (manner === "half a body") {
      answer(200, '{"ok":', { "Content-Length": "11" })
      return void setTimeout(() => request.socket.destroy(), 50)
    }
    if (request.headers.accept?.includes("application/json")) return answer(200, '{"ok":true}')
    answer(303, "", { Location: lead._next ?? "" })
  }

  const count = (request: IncomingMessage, response: ServerResponse) => {
    counted.push(request.headers.referer ?? "")
    response.writeHead(200, { "Content-Type": "text/javascript" }).end("")
  }

  const server = createServer(makeCertificate(), (request, response) => {
    const isPost = request.method === "POST"
    const host = request.headers.host ?? ""
    if (isPost && host.startsWith(RECEIVER)) void take(request, response)
    else if (host.startsWith(COUNTER)) count(request, response)
    else serve(new URL(request.url ?? "/", "https://site").pathname, response)
  })
  await new Promise<void>(resolve => server.listen(0, "127.0.0.1", resolve))
  return {
    leads,
    counted,
    state,
    /** Forgets everything, so that the next test begins anew. */
    reset: () => {
      leads.clear()
      counted.length = 0
      Object.assign(state, { manner: "right", requests: 0 })
    },
    port: (server.address() as AddressInfo).port,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
