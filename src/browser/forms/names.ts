/** What the HTML of a form and its scripts (this folder, and `../checks.ts`) call things. */

/** On the form: which one it is. Its presence brings the script into the page. */
export const formAttribute = "data-delivers"

/** On the form: who takes its messages, which decides how an arrival is recognized. */
export const providerAttribute = "data-provider"

/** On a sentence below a field: what is wrong with it. */
export const problemAttribute = "data-problem"

/** On a sentence: when it is said. */
export const saysAttribute = "data-says"

/** What can be said. */
export type Saying =
  "sending" | "slow" | "sent" | "unconfirmed" | "busy" | "refused" | "copied" | "notCopied" | "cleared"

/** On what stands beside a sentence that tells of a failure: the ways out. */
export const waysAttribute = "data-ways"

/** On a button or link: what it does. */
export const doesAttribute = "data-does"
export type Deed = "copy" | "mail" | "clear"

/** On the page that a message without script leads to. An answer with it is one of this site, and whole. */
export const arrivedAttribute = "data-arrived"

/** On the field that only programs fill in. */
export const trapAttribute = "data-trap"

/** Names of fields that visitors do not fill in. */
export const field = {
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

/** Where the draft of a form is kept on the visitor's device. */
export const draftKey = (form: string): string => `draft-${form}`

/** A form that can deliver, as site.yaml calls it. */
export type DeliveredName = "contact" | "newsletter"

/** Addresses of the pages that a message without script leads to (gatsby/sent-pages.ts makes them). */
export const sentPath: Record<DeliveredName, string> = { contact: "/contact/sent", newsletter: "/blog/subscribed" }
