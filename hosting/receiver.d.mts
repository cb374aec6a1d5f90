import type { Server } from "node:http"

/** What a receiver is told, by its environment or by who calls it; receiver.mjs says what each is for. */
export interface ReceiverEnv {
  MAIL_KEY?: string
  MAIL_FROM?: string
  MAIL_TO?: string
  MAIL_URL?: string
  SITES?: string
  KEPT?: unknown
  /** Address of the visitor, where the host does not say it in a header. */
  ip?: string
  /** Delivers in another way than by mail. */
  deliver?: (message: Record<string, string>, id: string) => Promise<unknown>
}

interface Receiver {
  fetch: (request: Request, env?: ReceiverEnv) => Promise<Response>
  scheduled: (event: unknown, env: ReceiverEnv) => Promise<void>
}

export const createReceiver: () => Receiver
export const createServer: (env: ReceiverEnv, tls?: { key: Buffer; cert: Buffer }) => Server
declare const receiver: Receiver
export default receiver
