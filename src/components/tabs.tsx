import { SmartLink, type SmartLinkProps } from "../theme/smart-link"
import { thinVariant } from "./thin-variant"

interface TabLooks {
  /** `scale` is a line in the margin with a tick for each; without it they are the tabs of an index. */
  look?: "scale"
}

/** Links in the margin of what they lead to; they stay in sight beside it. */
export const Tabs = thinVariant("MuiTabs", "nav")

/** One of them; `aria-current` is pulled out. */
export const Tab = thinVariant<TabLooks & SmartLinkProps>("MuiTab", SmartLink, ["look"])
