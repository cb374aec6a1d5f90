import type { ReactNode } from "react"
import { language } from "#site/language"

interface HtmlProps {
  htmlAttributes: Record<string, string>
  headComponents: ReactNode
  bodyAttributes: Record<string, string>
  preBodyComponents: ReactNode
  body: string
  postBodyComponents: ReactNode
}

/** The document around every page: Gatsby's own without what only Internet Explorer and old Safari wanted. */
const Html = ({
  htmlAttributes,
  headComponents,
  bodyAttributes,
  preBodyComponents,
  body,
  postBodyComponents,
}: HtmlProps) => (
  <html lang={language()} {...htmlAttributes}>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width" />
      {headComponents}
    </head>
    <body {...bodyAttributes}>
      {preBodyComponents}
      <div id="___gatsby" dangerouslySetInnerHTML={{ __html: body }} />
      {postBodyComponents}
    </body>
  </html>
)

export default Html
