/** Names shared by the HTML of a form and its scripts. */

/** Status messages of a form. */
export type StatusMessage =
  "sending" | "slow" | "sent" | "unconfirmed" | "busy" | "refused" | "copied" | "notCopied" | "cleared"

/** Names of hidden fields. */
export const fieldNames = {
  /** Name of the form, for Netlify. */
  form: "form-name",
  /** URL of the confirmation page, for submissions without JavaScript. */
  next: "_next",
  /** Id of a submission, the same for each retry, so that the receiver can detect duplicates. */
  id: "message-id",
  /** Reason why the submission may be spam. */
  spamReason: "suspect",
  /** Lead source, as displayed by the page. */
  from: "came-from",
  /** Campaign parameters, as a query. */
  campaign: "campaign",
  /** Lines of the estimate, then its URL. */
  estimate: "load",
  /** Honeypot (spam trap), unless the provider requires another name. */
  honeypot: "website",
} as const

/** Names of the forms whose receivers content/site.yaml sets. */
export type FormName = "contact" | "newsletter"

/** Paths of the confirmation pages, for forms without JavaScript (gatsby/confirmation-pages.ts). */
export const confirmationPaths: Record<FormName, string> = { contact: "/contact/sent", newsletter: "/blog/subscribed" }

/** Returns the key of a form's draft in local storage. */
export const draftKey = (form: string): string => `draft-${form}`
