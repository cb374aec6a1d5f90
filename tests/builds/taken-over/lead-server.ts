import { execFileSync } from "node:child_process"
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs"
import type { IncomingMessage, ServerResponse } from "node:http"
import { createServer } from "node:https"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { extname, join } from "node:path"
import { field } from "../../../src/browser/forms/names"

/** The host that takes messages; every other host is the site. */
export const RECEIVER = "leads.quillbay.test"

/** How the receiver answers. Each but the refusals has taken the message, whatever it says. */
export type Manner = "right" | "slow" | "500" | "429" | "wrong body" | "half a body" | "not at all"

const TYPES: Record<string, string> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
}

/** A self-signed certificate for as long as the test takes. */
const certificate = () => {
  const folder = mkdtempSync(join(tmpdir(), "leads-"))
  const [key, cert] = [join(folder, "key"), join(folder, "cert")]
  const request = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", "/CN=leads"]
  execFileSync("openssl", [...request, "-keyout", key, "-out", cert], { stdio: "ignore" })
  const both = { key: readFileSync(key), cert: readFileSync(cert) }
  rmSync(folder, { recursive: true })
  return both
}

const messageOf = async (request: IncomingMessage): Promise<Record<string, string>> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const headers = { "content-type": request.headers["content-type"] ?? "" }
  const body = await new Response(Buffer.concat(chunks), { headers }).formData()
  return Object.fromEntries([...body].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])))
}

/**
 * Serves a build and takes the messages of its forms, over TLS. As docs/forms.md asks of a receiver, messages of one id
 * are one lead; those of a page without script have none, and are told apart by what they say.
 * @param root the project of the build
 */
export const startLeadServer = async (root: string) => {
  const leads = new Map<string, Record<string, string>>()
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
    const message = await messageOf(request)
    const { manner } = state
    const isRefused = manner === "429"
    if (!isRefused) leads.set(message[field.id] ?? JSON.stringify(message), message)
    const answer = (status: number, body: string, headers: Record<string, string> = {}) => {
      response.writeHead(status, {
        "Content-Type": "application/json",
        "Access-Control-Allow-Origin": String(request.headers.origin ?? "*"),
        ...headers,
      })
      response.end(body)
    }
    const isPage = request.headers.accept?.includes("text/html")
    if (manner === "not at all") return
    if (manner === "slow") await new Promise(resolve => setTimeout(resolve, 700))
    if (manner === "500" || isRefused) return answer(Number(manner), "{}")
    if (manner === "wrong body") return answer(200, '{"status":"queued"}')
    if (manner === "half a body") {
      answer(200, '{"ok":', { "Content-Length": "11" })
      return void setTimeout(() => request.socket.destroy(), 50)
    }
    return isPage ? answer(303, "", { Location: message[field.next] ?? "" }) : answer(200, '{"ok":true}')
  }

  const server = createServer(certificate(), (request, response) => {
    if (request.headers.host?.startsWith(RECEIVER) && request.method === "POST") void take(request, response)
    else serve(new URL(request.url ?? "/", "https://site").pathname, response)
  })
  await new Promise<void>(resolve => server.listen(0, "127.0.0.1", resolve))
  return {
    leads,
    state,
    port: (server.address() as AddressInfo).port,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
