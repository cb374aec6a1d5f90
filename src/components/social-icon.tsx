import Facebook from "@mui/icons-material/Facebook"
import Instagram from "@mui/icons-material/Instagram"
import LinkedIn from "@mui/icons-material/LinkedIn"
import Twitter from "@mui/icons-material/Twitter"
import X from "@mui/icons-material/X"
import YouTube from "@mui/icons-material/YouTube"
import type { ReactElement } from "react"

/** The networks whose signs Material's set has, by their host. */
const icons: Partial<Record<string, ReactElement>> = {
  "facebook.com": <Facebook />,
  "instagram.com": <Instagram />,
  "linkedin.com": <LinkedIn />,
  "twitter.com": <Twitter />,
  "x.com": <X />,
  "youtube.com": <YouTube />,
}

/**
 * The sign of the network that an address leads to; nothing where the set has none, since its name stands beside it.
 */
export const SocialIcon = ({ href }: { href: string }) =>
  URL.canParse(href) && icons[new URL(href).hostname.replace(/^www\./, "")]
