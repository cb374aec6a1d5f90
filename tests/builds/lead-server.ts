import { execFileSync } from "node:child_process"
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs"
import type { IncomingMessage, ServerResponse } from "node:http"
import { createServer } from "node:https"
import { tmpdir } from "node:os"
import { extname, join } from "node:path"

/** The hosts that take messages and visits; every other host is the site. */
export const RECEIVER = "leads.quillbay.test"
export const COUNTER = "stats.quillbay.test"
/** Where all of them are, whatever they are called. */
export const LEAD_PORT = 8481

/** How the receiver answers. Each but the refusal has taken the message, whatever it says. */
export type Manner = "right" | "500" | "429" | "half a body" | "not at all"

const TYPES: Record<string, string> = { ".html": "text/html", ".js": "text/javascript", ".svg": "image/svg+xml" }

/** A certificate that this machine signs itself, good for a day. */
const makeCertificate = () => {
  const folder = mkdtempSync(join(tmpdir(), "certificate-"))
  const [key, cert] = [join(folder, "key"), join(folder, "cert")]
  const request = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", "/CN=localhost"]
  execFileSync("openssl", [...request, "-keyout", key, "-out", cert], { stdio: "ignore" })
  const both = { key: readFileSync(key), cert: readFileSync(cert) }
  rmSync(folder, { recursive: true })
  return both
}

/** The fields of a message, as a service reads them. */
const fieldsOf = async (request: IncomingMessage): Promise<Record<string, string>> => {
  const chunks = await request.toArray()
  const headers = { "Content-Type": request.headers["content-type"] ?? "" }
  const form = await new Response(Buffer.concat(chunks as Buffer[]), { headers }).formData()
  return Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === "string" && value ? [[name, value]] : [])),
  )
}

/**
 * Serves a build and takes the messages of its forms, over TLS, as docs/forms.md asks it of a service: messages of one
 * id are one lead, and those of a page without script, which have none, are told apart by what they say.
 * @param root the project of the build
 */
export const startLeadServer = async (root: string) => {
  const leads = new Map<string, Record<string, string>>()
  const state = { manner: "right" as Manner, requests: 0, counted: 0 }

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
    const lead = await fieldsOf(request)
    if (manner !== "429") leads.set(lead["message-id"] ?? JSON.stringify(lead), lead)
    if (manner === "not at all") return
    const headers = { "Content-Type": "application/json", "Access-Control-Allow-Origin": "*" }
    if (manner === "half a body") {
      response.writeHead(200, { ...headers, "Content-Length": "11" }).write('{"ok":', () => request.socket.destroy())
    } else if (manner !== "right") response.writeHead(Number(manner), headers).end("{}")
    else if (request.headers.accept?.includes("application/json")) response.writeHead(200, headers).end('{"ok":true}')
    else response.writeHead(303, { Location: lead._next ?? "" }).end()
  }

  const server = createServer(makeCertificate(), (request, response) => {
    const { host = "" } = request.headers
    if (request.method === "POST" && host.startsWith(RECEIVER)) void take(request, response)
    else if (host.startsWith(COUNTER)) response.end(String(state.counted++))
    else serve(new URL(request.url ?? "/", "https://site").pathname, response)
  })
  await new Promise<void>(resolve => server.listen(LEAD_PORT, "127.0.0.1", resolve))
  return {
    leads,
    state,
    /** Forgets everything, so that the next test begins anew. */
    reset: () => {
      leads.clear()
      Object.assign(state, { manner: "right", requests: 0, counted: 0 })
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
