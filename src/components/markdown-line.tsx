import Link from "@mui/material/Link"
import Typography, { type TypographyProps } from "@mui/material/Typography"
import { type ElementType, Fragment, type ReactNode } from "react"
import { type InlineToken, parseInline } from "#engine/browser"
import { NoWrap } from "./no-wrap"

/** Words, of which some are bold or links. */
export const renderInline = (words: readonly InlineToken[]): ReactNode =>
  words.map(({ text, isBold, href }, index) => {
    const shown = <NoWrap>{text}</NoWrap>
    if (href)
      return (
        <Link key={index} href={href}>
          {shown}
        </Link>
      )
    return isBold ? <strong key={index}>{shown}</strong> : <Fragment key={index}>{shown}</Fragment>
  })

/** Sentences of one paragraph, in which words may be bold or links. */
export const MarkdownLine = ({ children }: { children: string | null }) =>
  children && renderInline(parseInline(children))

interface MarkdownTextProps extends TypographyProps {
  component?: ElementType
  children: string | null | undefined
}

/** The same as a paragraph; where content says nothing there is none. */
export const MarkdownText = ({ children, ...rest }: MarkdownTextProps) =>
  children && (
    <Typography {...rest}>
      <MarkdownLine>{children}</MarkdownLine>
    </Typography>
  )
