import { Fragment, type ReactNode } from "react"
import { type MarkedWords, markedWords } from "../../packages/content-engine/browser"
import Link from "@mui/material/Link"
import { Unbroken } from "./unbroken"

/** Words, of which some are bold or links. */
export const inMarks = (words: readonly MarkedWords[]): ReactNode =>
  words.map(({ text, isBold, href }, index) => {
    const shown = <Unbroken>{text}</Unbroken>
    if (href)
      return (
        <Link key={index} href={href}>
          {shown}
        </Link>
      )
    return isBold ? <strong key={index}>{shown}</strong> : <Fragment key={index}>{shown}</Fragment>
  })

/** Sentences of one paragraph, in which words may be bold or links. */
export const MarkedLine = ({ children }: { children: string | null }) => children && inMarks(markedWords(children))
