import { styled } from "@mui/material/styles"

/** A range, such as "1–2" or "$5,000–$50,000": browsers may break a line behind its dash. */
const RANGE = /(\S*\d[–-]\S*\d\S*)/

/** Goes to the next line as a whole. */
const NoBreak = styled("span")({ whiteSpace: "nowrap" })

/** The same, broken where it is wider than a line; but a search in the page does not read on over a block. */
const LargeWhole = styled("span")({ display: "inline-block", whiteSpace: "normal" })

interface NoWrapProps {
  children: string
  /** For large figures and narrow columns, which a range may be wider than. */
  large?: boolean
}

/** Text in which no range is torn apart at the end of a line. */
export const NoWrap = ({ children, large }: NoWrapProps) => {
  const Range = large ? LargeWhole : NoBreak
  // The pattern's group keeps what it finds: every second piece is a range.
  return children.split(RANGE).map((piece, index) => (index % 2 ? <Range key={index}>{piece}</Range> : piece))
}
