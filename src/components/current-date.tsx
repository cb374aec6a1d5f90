import { styled } from "@mui/material/styles"
import { behavior } from "#browser/behaviors"
import { formatDate } from "#site/language"

/** As wide as the longest date ("September 30, 2025"), to avoid a layout shift. */
const Slot = styled("span")({
  display: "inline-block",
  minWidth: "min(11.5em, 100%)",
  minHeight: "1lh",
  verticalAlign: "top",
})

/**
 * The current date: the build's, until `src/browser/today.ts` replaces it with the visitor's.
 * @param built - date of the build, YYYY-MM-DD
 */
export const CurrentDate = ({ built }: { built: string }) => (
  <Slot {...behavior("today")}>
    <time dateTime={built}>{formatDate(built)}</time>
  </Slot>
)
