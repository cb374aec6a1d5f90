import Link from "@mui/material/Link"
import Typography, { type TypographyProps } from "@mui/material/Typography"
import { type ElementType, Fragment, type ReactNode } from "react"
import { type InlineToken, parseInline } from "#engine/browser"
import { NoWrapRanges } from "./no-wrap-ranges"

/** Renders inline tokens: text, bold, links. */
export const renderInline = (tokens: readonly InlineToken[]): ReactNode =>
  tokens.map(({ text, isBold, href }, index) => {
    const content = <NoWrapRanges>{text}</NoWrapRanges>
    if (href)
      return (
        <Link key={index} href={href}>
          {content}
        </Link>
      )
    return isBold ? <strong key={index}>{content}</strong> : <Fragment key={index}>{content}</Fragment>
  })

/** Inline Markdown: text with bold and links. */
export const MarkdownLine = ({ children }: { children: string | null }) =>
  children && renderInline(parseInline(children))

interface MarkdownTextProps extends TypographyProps {
  component?: ElementType
  children: string | null | undefined
}

/** Inline Markdown as a paragraph; nothing if it is missing or empty. */
export const MarkdownText = ({ children, ...rest }: MarkdownTextProps) =>
  children && (
    <Typography {...rest}>
      <MarkdownLine>{children}</MarkdownLine>
    </Typography>
  )
