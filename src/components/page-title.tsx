import { styled } from "@mui/material/styles"
import Typography from "@mui/material/Typography"

/** Goes to the next line as a whole, where it fits on one. */
const Sentence = styled("span")({ display: "inline-block" })

interface PageTitleProps {
  /** `hero` on the home page. */
  variant?: "hero" | "h1"
  children: string
}

/** The heading of a page. One of two sentences is broken between them rather than in the middle of the second. */
export const PageTitle = ({ variant = "h1", children }: PageTitleProps) => {
  const sentences = children.split(/(?<=[.?!]) /)
  return (
    <Typography variant={variant}>
      {sentences.length === 1
        ? children
        : sentences.flatMap((sentence, index) => [index > 0 && " ", <Sentence key={sentence}>{sentence}</Sentence>])}
    </Typography>
  )
}
