import type { GatsbyLinkProps } from "gatsby"

/** Takes the place of `gatsby` in the islands' scripts: links are plain, and queries have been answered while the page was built. */

/** @__NO_SIDE_EFFECTS__ */
export const graphql = (): null => null

export const Link = ({ to, children, ref, className, ...rest }: GatsbyLinkProps<unknown>) => (
  <a href={to} {...rest}>
    {children}
  </a>
)

/** @throws always: what an island needs to know it is told in its props */
export const useStaticQuery = (): never => {
  throw new Error("An island cannot ask Gatsby for data: hand it over in its props.")
}
