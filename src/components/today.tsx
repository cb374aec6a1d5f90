import { styled } from "@mui/material/styles"
import { todayAttribute } from "../inline/fill-today"

/**
 * Room for the longest date ("September 30, 2025"), empty and filled at the same height, so that nothing moves when it
 * arrives.
 */
const Slot = styled("span")({
  display: "inline-block",
  minWidth: "min(11.5em, 100%)",
  minHeight: "1lh",
  verticalAlign: "top",
})

/** The current date: an empty slot that `src/inline/fill-today.ts` fills, so that React never looks into it. */
export const Today = () => (
  <Slot {...{ [todayAttribute]: "" }} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />
)
