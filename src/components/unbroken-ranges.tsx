import { styled } from "@mui/material/styles"

/** Matches ranges, such as "1–2" or "$5,000–$50,000": browsers may break lines after the dash. */
const RANGE = /(\S*\d[–-]\S*\d\S*)/

/** Text without line breaks. */
const NoBreak = styled("span")({ whiteSpace: "nowrap" })

/** Text that breaks only if it is wider than its line. Find-in-page does not match across inline blocks. */
const BreakIfWide = styled("span")({ display: "inline-block", whiteSpace: "normal" })

interface UnbrokenRangesProps {
  children: string
  /** For large figures and narrow columns: a range may exceed the line. */
  breakIfWide?: boolean
}

/** Text without line breaks in ranges. */
export const UnbrokenRanges = ({ children, breakIfWide }: UnbrokenRangesProps) => {
  const Range = breakIfWide ? BreakIfWide : NoBreak
  // Split with a group: every second part is a match.
  return children.split(RANGE).map((part, index) => (index % 2 ? <Range key={index}>{part}</Range> : part))
}
