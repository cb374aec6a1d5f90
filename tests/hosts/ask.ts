import type { IncomingHttpHeaders } from "node:http"
import { request } from "node:https"

/** What a server answers, as it came: not unpacked, no redirect followed. */
export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** Asks a server whose certificate nobody has signed. */
export const ask = (
  origin: string,
  path: string,
  headers: Record<string, string> = {},
  method = "GET",
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const asked = request(
      origin,
      { path, method, headers, servername: "localhost", rejectUnauthorized: false, agent: false },
      response => {
        const parts: Buffer[] = []
        response.on("data", (part: Buffer) => parts.push(part))
        response.on("end", () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
        )
      },
    )
    asked.setTimeout(10_000, () => asked.destroy(new Error(`${path} was not answered within 10 s.`)))
    asked.on("error", reject)
    asked.end()
  })
