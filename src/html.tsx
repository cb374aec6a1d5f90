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

/** The document of every page: Gatsby's default without tags for Internet Explorer and old Safari. */
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
