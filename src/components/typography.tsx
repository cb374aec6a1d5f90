import type { ComponentProps } from "react"
import { markedWords } from "../../packages/content-engine/browser"
import { elements, type TypographyLooks } from "../theme/components/typography"
import { inMarks } from "./marked-line"
import { thinVariant } from "./thin-variant"

/** `variantMapping` is the theme's, for Material UI's own. */
const Words = thinVariant<TypographyLooks & { variantMapping?: never }>("MuiTypography", "p", [
  "variant",
  "color",
  "variantMapping",
])

/** What bold words and links of content begin with; the check leaves them to fields that may have them. */
const MARKED = /\*\*|\]\(/

/**
 * Words of the page. A variant has its element (`elements`), unless `component` names another. Marked words of content
 * are bold or links.
 */
export const Typography = ({ variant = "body1", children, ...rest }: ComponentProps<typeof Words>) => (
  <Words component={elements[variant]} variant={variant} {...rest}>
    {typeof children === "string" && MARKED.test(children) ? inMarks(markedWords(children)) : children}
  </Words>
)
