import { formatMessage } from "#site/format-message"
import { useSite } from "#site/use-site"

/** A text between the quotation marks of the site's language. */
export const Quotation = ({ children }: { children: string }) =>
  formatMessage(useSite().words.quotation, { text: children })
