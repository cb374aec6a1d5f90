/** What the HTML of a form and its scripts call things. */

/** What can be said. */
export type StatusMessage =
  "sending" | "slow" | "sent" | "unconfirmed" | "busy" | "refused" | "copied" | "notCopied" | "cleared"

/** Names of fields that visitors do not fill in. */
export const fieldNames = {
  /** Where the form is, for Netlify. */
  form: "form-name",
  /** Where a message without script leads. */
  next: "_next",
  /** The same for every attempt to send one message, so that the receiver can tell a second attempt. */
  id: "message-id",
  /** Why the message may come from a program. */
  suspect: "suspect",
  /** What the visitor came from, as the page said it. */
  from: "came-from",
  /** The campaign that led to the visit, as a query. */
  campaign: "campaign",
  /** The estimate of the pricing page, line by line, with the address that shows it. */
  load: "load",
  /** The trap, where the service has no name of its own for it: hidden, so only programs fill it in. */
  trap: "website",
} as const

/** A form that can deliver, as site.yaml calls it. */
export type FormName = "contact" | "newsletter"

/** Addresses of the pages that a message without script leads to (gatsby/confirmation-pages.ts makes them). */
export const confirmationPaths: Record<FormName, string> = { contact: "/contact/sent", newsletter: "/blog/subscribed" }

/** Where the draft of a form is kept on the visitor's device. */
export const draftKey = (form: string): string => `draft-${form}`
