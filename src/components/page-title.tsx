import { styled } from "@mui/material/styles"
import Typography from "@mui/material/Typography"

/** A sentence that fits on one line does not break, but moves to the next line as a whole. */
const Sentence = styled("span")({ display: "inline-block" })

interface PageTitleProps {
  /** `hero` on the home page. Default: `h1`. */
  variant?: "hero" | "h1"
  children: string
}

/** The heading of a page. Breaks between sentences rather than inside. */
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
