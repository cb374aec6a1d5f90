import { execFileSync } from "node:child_process"
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs"
import type { IncomingMessage, ServerResponse } from "node:http"
import { createServer } from "node:https"
import { tmpdir } from "node:os"
import { extname, join } from "node:path"

/** Hosts of the form endpoint and of analytics. All other hosts serve the site. */
export const FORM_HOST = "leads.quillbay.test"
export const ANALYTICS_HOST = "stats.quillbay.test"
/** Port of all hosts. */
export const LEAD_PORT = 8481

/** Responses of the form endpoint. All but 429 store the lead. */
export type ResponseType = "confirmed" | "500" | "429" | "truncated body" | "no response"

const mediaTypes: Record<string, string> = { ".html": "text/html", ".js": "text/javascript", ".svg": "image/svg+xml" }

/** Creates a self-signed certificate, valid for one day. */
const createCertificate = () => {
  const folder = mkdtempSync(join(tmpdir(), "certificate-"))
  const [key, cert] = [join(folder, "key"), join(folder, "cert")]
  const request = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", "/CN=localhost"]
  execFileSync("openssl", [...request, "-keyout", key, "-out", cert], { stdio: "ignore" })
  const certificate = { key: readFileSync(key), cert: readFileSync(cert) }
  rmSync(folder, { recursive: true })
  return certificate
}

/** Parses the fields of a form submission. */
const parseFields = async (request: IncomingMessage): Promise<Record<string, string>> => {
  const chunks = await request.toArray()
  const headers = { "Content-Type": request.headers["content-type"] ?? "" }
  const form = await new Response(Buffer.concat(chunks as Buffer[]), { headers }).formData()
  return Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === "string" && value ? [[name, value]] : [])),
  )
}

/**
 * Serves a build and receives its forms over TLS, by the contract in docs/forms.md: submissions with the same
 * `message-id` are one lead. Without JavaScript they have no id and are deduplicated by their fields.
 * @param root - project root of the build
 */
export const startLeadServer = async (root: string) => {
  const leads = new Map<string, Record<string, string>>()
  const state = { responseType: "confirmed" as ResponseType, requestCount: 0, analyticsRequestCount: 0 }

  const serve = (path: string, response: ServerResponse) => {
    const file = [path, `${path}.html`, `${path}/index.html`]
      .map(name => join(root, "public", decodeURIComponent(name)))
      .find(name => existsSync(name) && statSync(name).isFile())
    response.writeHead(file ? 200 : 404, { "Content-Type": mediaTypes[extname(file ?? "")] ?? "text/plain" })
    response.end(file ? readFileSync(file) : "")
  }

  const receiveLead = async (request: IncomingMessage, response: ServerResponse) => {
    state.requestCount++
    const { responseType } = state
    const lead = await parseFields(request)
    if (responseType !== "429") leads.set(lead["message-id"] ?? JSON.stringify(lead), lead)
    if (responseType === "no response") return
    const headers = { "Content-Type": "application/json", "Access-Control-Allow-Origin": "*" }
    if (responseType === "truncated body") {
      response.writeHead(200, { ...headers, "Content-Length": "11" }).write('{"ok":', () => request.socket.destroy())
    } else if (responseType !== "confirmed") response.writeHead(Number(responseType), headers).end("{}")
    else if (request.headers.accept?.includes("application/json")) response.writeHead(200, headers).end('{"ok":true}')
    else response.writeHead(303, { Location: lead._next ?? "" }).end()
  }

  const server = createServer(createCertificate(), (request, response) => {
    const { host = "" } = request.headers
    if (request.method === "POST" && host.startsWith(FORM_HOST)) void receiveLead(request, response)
    else if (host.startsWith(ANALYTICS_HOST)) response.end(String(state.analyticsRequestCount++))
    else serve(new URL(request.url ?? "/", "https://site").pathname, response)
  })
  await new Promise<void>(resolve => server.listen(LEAD_PORT, "127.0.0.1", resolve))
  return {
    leads,
    state,
    reset: () => {
      leads.clear()
      Object.assign(state, { responseType: "confirmed", requestCount: 0, analyticsRequestCount: 0 })
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
