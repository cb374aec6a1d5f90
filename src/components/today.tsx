import { styled } from "@mui/material/styles"
import { todayAttribute } from "./fill-today"

/** Room for the longest date ("September 30, 2025"), as high empty as filled, so that nothing moves when it arrives. */
const Slot = styled("span")({ display: "inline-block", minWidth: "11.5em", minHeight: "1lh", verticalAlign: "top" })

/** The current date: an empty slot that `fill-today.ts` fills, so that React never looks into it. */
export const Today = () => (
  <Slot {...{ [todayAttribute]: "" }} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />
)
