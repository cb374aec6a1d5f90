import { styled } from "@mui/material/styles"
import { shareAttribute, sharedAttribute, shareReady } from "../../browser/share/share-page"
import { ButtonBase } from "../../components/button-base"
import { typeScale } from "../../theme/tokens"
import { underline } from "../../theme/underline"
import { brings } from "../../browser/behaviours"

/** Its place is kept, so that nothing moves when it comes. */
const ShareButton = styled(ButtonBase)(({ theme }) => ({
  minHeight: "1.75rem",
  fontSize: typeScale.small,
  fontWeight: 600,
  ...underline(theme.vars.palette.yard.signal),
  [`&:not([${shareAttribute}=${shareReady}])`]: { visibility: "hidden" },
}))

/**
 * Hands the page to whatever the device shares by, or else copies its address. Hidden without script, which alone can
 * do so. What it says is announced when it changes.
 */
export const Share = ({ labels }: { labels: Queries.BlogLabelsFragment }) => (
  <ShareButton
    type="button"
    aria-live="polite"
    {...brings("share")}
    {...{ [shareAttribute]: "", [sharedAttribute]: labels.shared }}
  >
    {labels.share}
  </ShareButton>
)
