import { styled } from "@mui/material/styles"
import { behavior } from "#browser/behaviors"
import { formatDate } from "#site/language"

/** Room for the longest date ("September 30, 2025"), so that nothing moves when another one takes its place. */
const Slot = styled("span")({
  display: "inline-block",
  minWidth: "min(11.5em, 100%)",
  minHeight: "1lh",
  verticalAlign: "top",
})

/**
 * The current date: that of the build, until `src/browser/today.ts` puts the visitor's in its place.
 * @param built the day of the build, as YYYY-MM-DD
 */
export const CurrentDate = ({ built }: { built: string }) => (
  <Slot {...behavior("today")}>
    <time dateTime={built}>{formatDate(built)}</time>
  </Slot>
)
