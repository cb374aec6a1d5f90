import type { ComponentProps } from "react"
import { elements, type TypographyLooks } from "../theme/components/typography"
import { thinVariant } from "./thin-variant"

/** `variantMapping` is the theme's, for Material UI's own. */
const Words = thinVariant<TypographyLooks & { variantMapping?: never }>("MuiTypography", "p", [
  "variant",
  "color",
  "variantMapping",
])

/** Words of the page. A variant has its element (`elements`), unless `component` names another. */
export const Typography = ({ variant = "body1", ...rest }: ComponentProps<typeof Words>) => (
  <Words component={elements[variant]} variant={variant} {...rest} />
)
