import { readFileSync } from "node:fs"
import { createServer, type IncomingMessage, type Server } from "node:http"
import { extname, join } from "node:path"
import { text } from "node:stream/consumers"
import { createFileBackend, EditRequestError } from "./files"

const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".wasm": "application/wasm",
}

/** What is answered: status, ending of the file that it is like, and what it says. */
type Answer = [number, string, string | Buffer]

const json = (status: number, value: unknown): Answer => [status, ".json", JSON.stringify(value)]

/** What went wrong, in a form that Decap shows. */
const failed = (error: unknown): Answer => {
  const isAsked = error instanceof EditRequestError || error instanceof SyntaxError
  const isMissing = (error as NodeJS.ErrnoException).code === "ENOENT"
  return json(isAsked ? 400 : isMissing ? 404 : 500, {
    error: error instanceof Error ? error.message : String(error),
    mistakes: error instanceof EditRequestError ? error.mistakes : [],
  })
}

/**
 * Serves /admin, and lets it read and write the content of a clone. Listens on this machine only and answers only
 * requests made under its own name: another site open in the same browser can neither read nor write.
 * @param root folder of the clone
 * @param admin folder with the files of /admin
 */
export const serveEditor = async (root: string, admin: string, port: number): Promise<Server> => {
  const answer = createFileBackend(root)
  const hosts = [`localhost:${port}`, `127.0.0.1:${port}`]
  const isOwn = ({ headers: { host = "", origin } }: IncomingMessage) =>
    hosts.includes(host) && (origin === undefined || hosts.includes(origin.replace("http://", "")))

  const respond = async (message: IncomingMessage): Promise<Answer> => {
    if (!isOwn(message)) return json(403, { error: "Open the address that npm run edit prints." })
    const { pathname } = new URL(message.url ?? "/", "http://localhost")
    if (message.method === "POST" && pathname === "/admin/files")
      return json(200, await answer(JSON.parse(await text(message))))
    const file = /^\/admin\/((?:decap\/)?[\w.-]+)?$/.exec(pathname)
    if (!file || message.method !== "GET")
      return json(404, { error: "There is nothing here. The editor is at /admin/." })
    const name = file[1] ?? "index.html"
    return [200, extname(name), readFileSync(join(admin, name))]
  }

  const server = createServer((message, response) => {
    void respond(message)
      .catch(failed)
      .then(([status, ending, body]) => {
        response.writeHead(status, {
          "content-type": TYPES[ending] ?? "text/plain; charset=utf-8",
          "content-security-policy": "frame-ancestors 'none'",
          "cache-control": "no-store",
        })
        response.end(body)
      })
  })
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject)
    server.listen(port, "127.0.0.1", resolve)
  })
  return server
}
