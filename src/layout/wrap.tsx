import type { WrapPageElementBrowserArgs, WrapRootElementBrowserArgs } from "gatsby"
import { Root } from "../theme/root"
import { Layout } from "./layout"

/** Used alike by gatsby-browser and gatsby-ssr: what they render must be equal. */
export const wrapRootElement = ({ element }: Pick<WrapRootElementBrowserArgs, "element">) => <Root>{element}</Root>

export const wrapPageElement = ({ element, props }: Pick<WrapPageElementBrowserArgs, "element" | "props">) => (
  <Layout pathname={props.location.pathname}>{element}</Layout>
)
