import { spawn } from "node:child_process"
import { createServer as createHttp, type IncomingMessage, type Server } from "node:http"
import { request as requestOverTls } from "node:https"
import { mkdtempSync, readdirSync } from "node:fs"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createReceiver, createServer, type ReceiverEnv } from "../../hosting/receiver.mjs"
import { makeCertificate } from "../../scripts/certificate"

interface Letter {
  key: string | undefined
  to: string
  subject: string
  text: string
  reply_to: string
}
/** What the played mail service has got, and how it answers. */
const letters: Letter[] = []
let status = 200
let service: Server
let MAIL_URL: string

const portOf = (server: Server) => (server.address() as AddressInfo).port
const listening = async (server: Server) => {
  await new Promise<void>(resolve => server.listen(0, "127.0.0.1", resolve))
  return portOf(server)
}
const textOf = async (incoming: IncomingMessage) => {
  let text = ""
  for await (const chunk of incoming) text += String(chunk)
  return text
}

beforeAll(async () => {
  service = createHttp((incoming, outgoing) => {
    void textOf(incoming).then(text => {
      const key = incoming.headers["idempotency-key"] as string
      if (status === 200) letters.push({ ...(JSON.parse(text) as Letter), key })
      outgoing.writeHead(status, { "Content-Type": "application/json" }).end('{"id":"1"}')
    })
  })
  MAIL_URL = `http://127.0.0.1:${await listening(service)}/emails`
})
afterAll(() => service.close())
beforeEach(() => {
  letters.length = 0
  status = 200
  jest.spyOn(console, "error").mockImplementation(() => undefined)
})

const written = { name: "Ada\nByron", email: "ada@example.org", message: "Engines & looms", "message-id": "one" }
const site = "https://studio.test"
const next = `${site}/contact/sent`

const posted = (fields: Record<string, string>, { accept = "application/json", origin = site } = {}) =>
  new Request("https://leads.test/", {
    method: "POST",
    headers: { Accept: accept, Origin: origin },
    body: new URLSearchParams({ ...fields, _next: next }),
  })

/** What waits, as Cloudflare keeps it. */
const namespace = () => {
  const kept = new Map<string, string>()
  return {
    kept,
    put: (id: string, text: string) => Promise.resolve(void kept.set(id, text)),
    get: (id: string) => Promise.resolve(kept.get(id)),
    list: () => Promise.resolve({ keys: [...kept.keys()].map(name => ({ name })) }),
    delete: (id: string) => Promise.resolve(void kept.delete(id)),
  }
}
const env = (more: ReceiverEnv = {}): ReceiverEnv => ({ MAIL_URL, MAIL_TO: "us@studio.test", SITES: site, ...more })

describe("a receiver of one's own", () => {
  test("mails a message and says that it has arrived, to the script and to who has none", async () => {
    const { fetch } = createReceiver()
    const answer = await fetch(posted(written), env())
    expect([answer.status, await answer.json()]).toEqual([200, { ok: true }])
    expect(answer.headers.get("access-control-allow-origin")).toBe(site)
    expect(letters).toHaveLength(1)
    expect(letters[0]).toMatchObject({
      to: "us@studio.test",
      reply_to: written.email,
      subject: "Message from Ada Byron",
    })
    expect(letters[0]!.text).toContain("message: Engines & looms")
    const page = await fetch(posted({ ...written, "message-id": "" }, { accept: "text/html" }), env())
    expect([page.status, page.headers.get("location")]).toEqual([303, next])
    expect(letters).toHaveLength(2)
  })

  test("sends each visitor to a site of the list alone: his own, or else the first", async () => {
    const { fetch } = createReceiver()
    const leadsTo = async (origin: string, SITES: string | undefined) => {
      const request = posted(written, { accept: "text/html", origin })
      return (await fetch(request, { ...env(), SITES })).headers.get("location")
    }
    const sites = `${site} https://www.studio.test`
    expect(await leadsTo("https://www.studio.test", sites)).toBe("https://www.studio.test/contact/sent")
    expect(await leadsTo("https://evil.test", sites)).toBe(next)
    expect(await leadsTo("http://localhost:9000", "")).toBe("http://localhost:9000/contact/sent")
  })

  test("takes each message once, by its id or by all of it", async () => {
    const { fetch } = createReceiver()
    const { "message-id": _, ...plain } = written
    const all = await Promise.all([written, written, plain, plain].map(fields => fetch(posted(fields), env())))
    expect(all.map(answer => answer.status)).toEqual([200, 200, 200, 200])
    expect(letters).toHaveLength(2)
    expect(new Set(letters.map(({ key }) => key)).size).toBe(2)
  })

  test("refuses what no form of ours sends, and too much of anything", async () => {
    const refused = async (request: Request) => (await createReceiver().fetch(request, env())).status
    expect(await refused(new Request("https://leads.test/"))).toBe(422)
    expect(await refused(posted({ ...written, email: "nobody" }))).toBe(422)
    expect(await refused(posted({ ...written, message: "a".repeat(70_000) }))).toBe(422)
    expect(await refused(new Request("https://leads.test/", { method: "POST", body: "{}" }))).toBe(422)
    expect(letters).toEqual([])
  })

  test("refuses a flood of one visitor, and takes what others send meanwhile", async () => {
    const { fetch } = createReceiver()
    const from = (ip: string, id: number) => fetch(posted({ ...written, "message-id": `${ip}${id}` }), env({ ip }))
    const flood = []
    for (let id = 0; id < 8; id++) flood.push((await from("192.0.2.1", id)).status)
    expect(flood).toEqual([200, 200, 200, 200, 200, 200, 429, 429])
    expect((await from("192.0.2.2", 0)).status).toBe(200)
  })

  test("keeps what it cannot mail, and mails it later; where nothing keeps it, the visitor's form does", async () => {
    const { fetch, scheduled } = createReceiver()
    const KEPT = namespace()
    status = 500
    expect((await fetch(posted(written), env({ KEPT }))).status).toBe(200)
    expect(KEPT.kept.size).toBe(1)
    expect((await fetch(posted({ ...written, "message-id": "two" }), env())).status).toBe(503)
    status = 200
    await scheduled(undefined, env({ KEPT }))
    expect([letters.length, KEPT.kept.size]).toEqual([1, 0])
    expect((await fetch(posted({ ...written, "message-id": "two" }), env())).status).toBe(200)
  })

  test("marks what may come from a program", async () => {
    await createReceiver().fetch(posted({ ...written, website: "https://spam.test" }), env())
    expect(letters[0]!.subject).toMatch(/^\[suspect\]/)
  })

  test("runs as a server over TLS, which keeps in a folder and believes only a server before it who asks", async () => {
    const folder = mkdtempSync(join(tmpdir(), "kept-"))
    const server = createServer(env({ KEPT: folder }), makeCertificate())
    const port = await listening(server)
    const send = (id: string, ip: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        const headers = { Accept: "application/json", "Content-Type": "application/x-www-form-urlencoded" }
        const options = { method: "POST", rejectUnauthorized: false, headers: { ...headers, "X-Forwarded-For": ip } }
        requestOverTls(`https://127.0.0.1:${port}/`, options, ({ statusCode }) => resolve(statusCode))
          .on("error", reject)
          .end(new URLSearchParams({ ...written, "message-id": id }).toString())
      })
    try {
      expect(await send("one", "192.0.2.1")).toBe(200)
      expect(letters).toHaveLength(1)
      status = 500
      expect(await send("two", "192.0.2.1")).toBe(200)
      expect(readdirSync(folder)).toHaveLength(1)
      const flood = await Promise.all(Array.from({ length: 6 }, (_, id) => send(String(id), "192.0.2.1")))
      expect(flood.filter(answer => answer === 429)).toHaveLength(2)
      expect(await send("three", "192.0.2.2")).toBe(200)
    } finally {
      server.close()
    }
  })

  test("runs by itself", async () => {
    const free = createHttp()
    const PORT = String(await listening(free))
    await new Promise(resolve => free.close(resolve))
    const KEPT = mkdtempSync(join(tmpdir(), "kept-"))
    const all = { ...process.env, MAIL_URL, MAIL_TO: "us@studio.test", PORT, KEPT }
    const child = spawn(process.execPath, ["hosting/receiver.mjs"], { env: all })
    try {
      const body = new URLSearchParams(written)
      let answer: Response | undefined
      for (let attempt = 0; attempt < 100 && !answer; attempt++) {
        answer = await fetch(`http://127.0.0.1:${PORT}/`, { method: "POST", body }).catch(() => undefined)
        if (!answer) await new Promise(resolve => setTimeout(resolve, 100))
      }
      expect(answer?.status).toBe(200)
      expect(letters).toHaveLength(1)
    } finally {
      child.kill()
    }
  })
})
