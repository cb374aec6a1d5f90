import { thinVariant } from "./thin-variant"
import { SmartLink, type SmartLinkProps } from "./smart-link"

interface LinkLooks {
  /** `button` is the second, quieter call to action: words on a yellow line. */
  variant?: "button"
  /** Plain words that get a line under the pointer, or none at all. Without it the link is underlined. */
  underline?: "hover" | "none"
  /** The title of an entry covers all of it; the entry must be positioned. */
  stretched?: boolean
}

/** Every link that is no button; one to a page of this site goes through Gatsby. */
export const Link = thinVariant<LinkLooks & SmartLinkProps>("MuiLink", SmartLink, ["variant", "underline", "stretched"])

/** Words with the look of a link in an entry that is one as a whole (`stretched`). */
export const LinkWords = thinVariant<LinkLooks>("MuiLink", "span", ["variant"])
