/**
 * Takes what visitors write, mails it, and answers as docs/forms.md says. One file without packages: it runs as a
 * Cloudflare Worker, as a function of Vercel (in its folder api) or Netlify (in netlify/functions), which all call
 * `fetch`, and as a server: `node hosting/receiver.mjs`. Its environment says:
 *
 * - MAIL_KEY, MAIL_FROM, MAIL_TO: key of the mail service (Resend, or MAIL_URL), a sender it knows, who gets the leads
 * - SITES: origins of the site, with blanks between; who has no script is sent on to his own, or else to the first
 * - KEPT: where waits what could not be mailed: a KV namespace on Cloudflare, a folder on a server
 */
const [BYTES, A_MINUTE, MINUTE] = [64_000, 6, 60_000]

/** The fields of a message; nothing where it is none that a form of the site sends. */
const messageIn = async request => {
  const body = request.method === "POST" ? await request.arrayBuffer() : new ArrayBuffer(0)
  const headers = { "Content-Type": request.headers.get("content-type") ?? "" }
  const form = body.byteLength > BYTES ? [] : await new Response(body, { headers }).formData().catch(() => [])
  const message = Object.fromEntries([...form].filter(([, value]) => typeof value === "string" && value !== ""))
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(message.email ?? "") ? message : undefined
}

/** By what a message is known: its id, or all of it, because pages without script give it none. */
const idOf = async message => {
  const text = new TextEncoder().encode(message["message-id"] ?? JSON.stringify(message))
  return [...new Uint8Array(await crypto.subtle.digest("SHA-256", text))].join("-")
}

const mail = async (message, id, env) => {
  const { _next, ...fields } = message
  const mark = message.suspect || message.website ? "[suspect] " : ""
  const subject = `${mark}Message from ${message.name ?? message.email}`.replace(/\s+/g, " ").slice(0, 150)
  const text = Array.from(Object.entries(fields), ([name, value]) => `${name}: ${value}`).join("\n\n")
  const answer = await fetch(env.MAIL_URL ?? "https://api.resend.com/emails", {
    method: "POST",
    signal: AbortSignal.timeout(8_000),
    headers: { Authorization: `Bearer ${env.MAIL_KEY}`, "Content-Type": "application/json", "Idempotency-Key": id },
    body: JSON.stringify({ from: env.MAIL_FROM, to: env.MAIL_TO, reply_to: message.email, subject, text }),
  })
  if (!answer.ok) throw new Error(`The mail service answers ${answer.status}: ${await answer.text()}`)
}

/** Delivers a message or keeps it. Where neither works it throws: the form then keeps it at the visitor's. */
const take = (message, id, env) =>
  (env.deliver ?? mail)(message, id, env).catch(error => {
    console.error(error)
    if (!env.KEPT?.put) throw error
    return env.KEPT.put(id, JSON.stringify(message))
  })

/** A map that forgets everything after some minutes. */
const fresh = (map, minutes) => {
  if (!(Date.now() - map.since < minutes * MINUTE)) Object.assign(map, { since: Date.now() }).clear()
  return map
}

/** A receiver with a memory of its own. */
export const createReceiver = () => {
  const [taken, asked] = [new Map(), new Map()]
  const receive = async (request, context) => {
    const env = { ...globalThis.process?.env, ...context }
    const origin = request.headers.get("origin") ?? ""
    const isScript = request.headers.get("accept")?.includes("application/json")
    const answer = (status, more) => {
      const headers = { "Access-Control-Allow-Origin": origin || "*", Vary: "Origin", ...more }
      const words = status === 200 ? "Your message has arrived." : "This was not taken. Go back: it is still there."
      return new Response(isScript ? JSON.stringify({ ok: status === 200 }) : words, { status, headers })
    }
    const who = env.ip ?? request.headers.get(env.VERCEL ? "x-real-ip" : "cf-connecting-ip")
    fresh(asked, 1).set(who, (asked.get(who) ?? 0) + 1)
    if (asked.get(who) > A_MINUTE) return answer(429, { "Retry-After": "60" })
    const message = await messageIn(request)
    if (!message) return answer(422)
    const id = await idOf(message)
    try {
      if (!fresh(taken, 10).has(id)) taken.set(id, take(message, id, env))
      await taken.get(id)
    } catch {
      taken.delete(id)
      return answer(503, { "Retry-After": "60" })
    }
    const sites = (env.SITES ?? "").split(/\s+/)
    const site = sites.includes(origin) ? origin : sites[0] || origin
    if (isScript || !URL.canParse(site) || !URL.canParse(message._next)) return answer(200)
    return answer(303, { Location: new URL(new URL(message._next).pathname, site).href })
  }
  /** Tries once more what is kept: Cloudflare calls it as its trigger says, a server every ten minutes. */
  const scheduled = async (_, env) => {
    for (const { name } of (await env.KEPT.list()).keys) {
      await (env.deliver ?? mail)(JSON.parse(await env.KEPT.get(name)), name, env)
      await env.KEPT.delete(name)
    }
  }
  return { fetch: receive, scheduled }
}
export default createReceiver()

/** A server of Node, encrypted with `tls`, its key and certificate. Behind another server it is told who asks. */
export const createServer = (env, tls) => {
  const [fs, http] = ["fs", tls ? "https" : "http"].map(name => process.getBuiltinModule(name))
  const [receiver, folder] = [createReceiver(), env.KEPT ?? "kept"]
  fs.mkdirSync(folder, { recursive: true })
  const KEPT = {
    put: (id, text) => fs.writeFileSync(`${folder}/${id}`, text),
    get: id => fs.readFileSync(`${folder}/${id}`, "utf8"),
    list: () => ({ keys: fs.readdirSync(folder).map(name => ({ name })) }),
    delete: id => fs.rmSync(`${folder}/${id}`),
  }
  const serve = async (incoming, outgoing) => {
    const { method, headers, socket } = incoming
    let body = Buffer.alloc(0)
    for await (const chunk of incoming) if (body.length <= BYTES) body = Buffer.concat([body, chunk])
    const behind = /^(::1|.*127\.)/.test(socket.remoteAddress) && headers["x-forwarded-for"]?.split(",").at(-1).trim()
    const request = new Request("http://localhost/", { method, headers, ...(method === "POST" && { body }) })
    const answer = await receiver.fetch(request, { ...env, KEPT, ip: behind || socket.remoteAddress })
    outgoing.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text())
  }
  setInterval(() => void receiver.scheduled(0, { ...env, KEPT }).catch(console.error), 10 * MINUTE).unref()
  return http.createServer(tls ?? {}, (incoming, outgoing) => serve(incoming, outgoing).catch(() => outgoing.destroy()))
}
if (import.meta.url === `file://${encodeURI(globalThis.process?.argv?.[1] ?? "")}`)
  createServer(process.env).listen(process.env.PORT ?? 8787)
