import { styled } from "@mui/material/styles"

/** A range, such as "1–2" or "$5,000–$50,000": browsers may break a line behind its dash. */
const RANGE = /(\S*\d[–-]\S*\d\S*)/

/** Goes to the next line as a whole, and is broken only where it is wider than that. */
const Whole = styled("span")({ display: "inline-block" })

/** Text in which no range is torn apart at the end of a line. */
export const Unbroken = ({ children }: { children: string }) =>
  // The pattern's group keeps what it finds: every second piece is a range.
  children.split(RANGE).map((piece, index) => (index % 2 ? <Whole key={index}>{piece}</Whole> : piece))
