import { styled } from "@mui/material/styles"
import { shareAttribute, sharedAttribute, shareReady } from "../../browser/share/share-page"
import { typeScale } from "../../theme/tokens"
import { underline } from "../../theme/underline"
import { brings } from "../../browser/behaviours"

const Button = styled("button")(({ theme }) => ({
  minHeight: "1.75rem",
  padding: 0,
  border: 0,
  background: "none",
  color: "inherit",
  font: "inherit",
  fontSize: typeScale.small,
  fontWeight: 600,
  cursor: "pointer",
  ...underline(theme.vars.palette.yard.signal),
  // Its place is kept, so that nothing moves when it comes.
  [`&:not([${shareAttribute}=${shareReady}])`]: { visibility: "hidden" },
}))

/**
 * Hands the page to whatever the device shares by, or else copies its address. Hidden without script, which alone can
 * do so. What it says is announced when it changes.
 */
export const Share = ({ labels }: { labels: Queries.BlogLabelsFragment }) => (
  <Button
    type="button"
    aria-live="polite"
    {...brings("share")}
    {...{ [shareAttribute]: "", [sharedAttribute]: labels.shared }}
  >
    {labels.share}
  </Button>
)
