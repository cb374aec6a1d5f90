import { styled } from "@mui/material/styles"

/** Matches ranges, such as "1–2" or "$5,000–$50,000": browsers may break lines after the dash. */
const RANGE = /(\S*\d[–-]\S*\d\S*)/

/** Text without line breaks. */
const NoWrap = styled("span")({ whiteSpace: "nowrap" })

/** Text that wraps only if it is wider than its container. Find-in-page does not match across inline blocks. */
const WrapIfTooLong = styled("span")({ display: "inline-block", whiteSpace: "normal" })

interface NoWrapRangesProps {
  children: string
  /** Wraps ranges that are wider than the container: for large type and narrow columns. */
  wrapIfTooLong?: boolean
}

/** Text that does not wrap inside ranges. */
export const NoWrapRanges = ({ children, wrapIfTooLong }: NoWrapRangesProps) => {
  const Range = wrapIfTooLong ? WrapIfTooLong : NoWrap
  // Split with a group: every second part is a match.
  return children.split(RANGE).map((part, index) => (index % 2 ? <Range key={index}>{part}</Range> : part))
}
