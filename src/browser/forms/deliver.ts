import type { StatusMessage } from "./field-names"

/** How an attempt to send ended. */
export type Outcome = Extract<StatusMessage, "sent" | "unconfirmed" | "busy" | "refused">

/** Milliseconds until an answer is no longer waited for. */
export const TIMEOUT = 20_000

/** What services answer when a message has arrived. A page or another answer with status 200 is no such thing. */
const isConfirmation = (body: unknown): boolean => {
  const { ok, success } = Object(body) as Record<string, unknown>
  return [ok, success].some(said => said === true || said === "true")
}

/** Netlify answers with the page that the form names: it is ours, and has come to its end. */
const isConfirmationPage = (html: string): boolean =>
  html.includes("data-confirmed") && html.trimEnd().endsWith("</html>")

const outcomeOf = async (answer: Response, provider: string): Promise<Outcome> => {
  if (answer.status === 429 || answer.status === 503) return "busy"
  if (answer.status >= 400 && answer.status < 500 && answer.status !== 408) return "refused"
  if (!answer.ok) return "unconfirmed"
  const arrived = provider === "netlify" ? isConfirmationPage(await answer.text()) : isConfirmation(await answer.json())
  return arrived ? "sent" : "unconfirmed"
}

/**
 * Posts a message once. Whatever is no confirmation counts as none: the network, the time limit, half an answer, or one
 * that says something else.
 * @param provider decides how an arrival is recognized
 */
export const deliver = async (action: string, message: FormData, provider: string): Promise<Outcome> => {
  const stop = new AbortController()
  const limit = setTimeout(() => stop.abort(), TIMEOUT)
  try {
    // Netlify reads forms only as they are written into addresses.
    const body = provider === "netlify" ? new URLSearchParams(message as unknown as Record<string, string>) : message
    const headers = { Accept: provider === "netlify" ? "text/html" : "application/json" }
    const answer = await fetch(action, { method: "POST", body, headers, credentials: "omit", signal: stop.signal })
    return await outcomeOf(answer, provider)
  } catch {
    return "unconfirmed"
  } finally {
    clearTimeout(limit)
  }
}
