import { styled } from "@mui/material/styles"

/** A range, such as "1–2" or "$5,000–$50,000": browsers may break a line behind its dash. */
const RANGE = /(\S*\d[–-]\S*\d\S*)/

/** Goes to the next line as a whole. No block of its own, over which a search in the page would not read on. */
const Whole = styled("span")({ whiteSpace: "nowrap" })

/** Text in which no range is torn apart at the end of a line. */
export const Unbroken = ({ children }: { children: string }) =>
  // The pattern's group keeps what it finds: every second piece is a range.
  children.split(RANGE).map((piece, index) => (index % 2 ? <Whole key={index}>{piece}</Whole> : piece))
