import { fill } from "../site/fill"
import { useSite } from "../site/use-site"

/** A text between the quotation marks of the site's language. */
export const Quoted = ({ children }: { children: string }) => fill(useSite().labels.quotation, { text: children })
