import { readFileSync } from "node:fs"
import { createServer, type IncomingMessage, type Server } from "node:http"
import { extname, join } from "node:path"
import { EditRequestError } from "./files"
import { editorWorkspace, type PageState } from "./workspace"

const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
}

/** The page may ask this server and show the pages of `develop`, and no other, whatever Decap would like to. */
const policy = (pages: string) =>
  `default-src 'self' data: blob:; script-src 'self' 'unsafe-inline' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; frame-src 'self' ${pages}; frame-ancestors 'none'`

/** What a window of the editor asks once, and is never answered: its end says that the window is closed. */
const OPEN = "/admin/open?"

const textOf = async (message: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = []
  for await (const part of message) parts.push(part as Buffer)
  return Buffer.concat(parts).toString("utf8")
}

/** Whether something is there. */
const isThere = (address: string): Promise<boolean> =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  )

/** What `develop` says of a page. */
const lookFor = async (pages: string, path: string): Promise<PageState> => ({
  isUp: await isThere(`${pages}/___content-problems/unseen`),
  page: (await isThere(`${pages}/page-data${path === "/" ? "/index" : path}/page-data.json`)) ? pages + path : null,
})

interface EditServer {
  /** Folder of the clone. */
  root: string
  /** Folder with the files of /admin. */
  admin: string
  port: number
  /** Address of `npm run develop`, which shows the pages beside the forms. */
  pages: string
  /** Is told what is wrong with the content after each look at it; empty where it is in order. */
  tell?: (problems: string) => void
}

/**
 * Serves /admin, and lets it read and write the content of this clone. Listens on this machine only and answers only
 * requests made under its own name: another site open in the same browser can neither read nor write.
 */
export const serveEditor = async ({ root, admin, port, pages, tell }: EditServer): Promise<Server> => {
  const { answer, state, draft, undo, settle, leave, close } = editorWorkspace(root)
  close()
  const hosts = [`localhost:${port}`, `127.0.0.1:${port}`]
  const isOwn = ({ headers: { host = "", origin } }: IncomingMessage) =>
    hosts.includes(host) && (origin === undefined || hosts.includes(origin.replace("http://", "")))

  const respond = async (
    message: IncomingMessage,
  ): Promise<{ status: number; type: string; body: string | Buffer }> => {
    const json = (status: number, value: unknown) => ({ status, type: ".json", body: JSON.stringify(value) })
    if (!isOwn(message)) return json(403, { error: "Open the address that npm run edit prints." })
    const { pathname, searchParams } = new URL(message.url ?? "/", "http://localhost")
    if (pathname === "/admin/page") return json(200, await lookFor(pages, searchParams.get("path") ?? "/"))
    if (pathname === "/admin/state") {
      const now = await state()
      tell?.(now.problems)
      return json(200, now)
    }
    if (message.method === "POST") {
      if (pathname === "/admin/files") return json(200, await answer(JSON.parse(await textOf(message))))
      const window = searchParams.get("window")
      if (pathname === "/admin/draft") return json(200, await draft(JSON.parse(await textOf(message)), window))
      if (pathname === "/admin/undo") return json(200, await undo(window))
      if (pathname === "/admin/left") return json(200, await settle(JSON.parse(await textOf(message)), window))
    }
    const file = /^\/admin\/((?:decap\/|drawings\/)?[\w.-]+)?$/.exec(pathname)
    if (!file || message.method !== "GET")
      return json(404, { error: "There is nothing here. The editor is at /admin/." })
    const name = file[1] ?? "index.html"
    return { status: 200, type: extname(name), body: readFileSync(join(admin, name)) }
  }

  const server = createServer((message, response) => {
    if (message.url?.startsWith(OPEN) && isOwn(message)) {
      // Held for as long as the window is open.
      response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store" }).flushHeaders()
      response.on("close", () => leave(new URLSearchParams(message.url?.slice(OPEN.length)).get("window")))
      return
    }
    respond(message)
      .catch((error: unknown) => {
        const status =
          error instanceof EditRequestError || error instanceof SyntaxError
            ? 400
            : (error as NodeJS.ErrnoException).code === "ENOENT"
              ? 404
              : 500
        return {
          status,
          type: ".json",
          body: JSON.stringify({ error: error instanceof Error ? error.message : String(error) }),
        }
      })
      .then(({ status, type, body }) => {
        response
          .writeHead(status, {
            "content-type": TYPES[type] ?? "text/plain; charset=utf-8",
            "content-security-policy": policy(pages),
            "cache-control": "no-store",
          })
          .end(body)
      })
      .catch(() => response.destroy())
  })
  server.on("close", close)
  process.on("exit", close)
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject)
    server.listen(port, "127.0.0.1", resolve)
  })
  return server
}
