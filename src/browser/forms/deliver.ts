import type { StatusMessage } from "./field-names"

/** The result of an attempt to send. */
export type Outcome = Extract<StatusMessage, "sent" | "unconfirmed" | "busy" | "refused">

/** Milliseconds before the request is aborted. */
export const TIMEOUT = 20_000

/** Returns whether a JSON response confirms the submission. Status 200 alone does not. */
const isConfirmation = (body: unknown): boolean => {
  const { ok, success } = Object(body) as Record<string, unknown>
  return [ok, success].some(value => value === true || value === "true")
}

/** Returns whether Netlify answered with the site's confirmation page, complete to its end. */
const isConfirmationPage = (html: string): boolean =>
  html.includes("data-confirmed") && html.trimEnd().endsWith("</html>")

const outcomeOf = async (response: Response, provider: string): Promise<Outcome> => {
  const { status, ok } = response
  if (status === 429 || status === 503) return "busy"
  if (status >= 400 && status < 500 && status !== 408) return "refused"
  if (!ok) return "unconfirmed"
  const isSent =
    provider === "netlify" ? isConfirmationPage(await response.text()) : isConfirmation(await response.json())
  return isSent ? "sent" : "unconfirmed"
}

/**
 * Posts a form once. Network errors, timeouts, truncated and unexpected responses are "unconfirmed".
 * @param provider - determines how a confirmation is recognized
 */
export const deliver = async (action: string, formData: FormData, provider: string): Promise<Outcome> => {
  const controller = new AbortController()
  const timeout = setTimeout(() => controller.abort(), TIMEOUT)
  try {
    // Netlify accepts only URL-encoded forms.
    const body = provider === "netlify" ? new URLSearchParams(formData as unknown as Record<string, string>) : formData
    const headers = { Accept: provider === "netlify" ? "text/html" : "application/json" }
    const { signal } = controller
    const response = await fetch(action, { method: "POST", body, headers, credentials: "omit", signal })
    return await outcomeOf(response, provider)
  } catch {
    return "unconfirmed"
  } finally {
    clearTimeout(timeout)
  }
}
