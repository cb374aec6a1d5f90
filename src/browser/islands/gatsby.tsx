import type { ComponentProps } from "react"

/**
 * Takes the place of `gatsby` in the islands' scripts: links are plain, and queries have been answered while the page
 * was built.
 */

/** @__NO_SIDE_EFFECTS__ */
export const graphql: (query: TemplateStringsArray) => null = () => null

export const Link = ({ to, children, ...rest }: ComponentProps<"a"> & { to: string }) => (
  <a {...rest} href={to}>
    {children}
  </a>
)

/** @throws always: what an island needs to know it is told in its props */
export const useStaticQuery: <Data>(query: null) => Data = () => {
  throw new Error("An island cannot ask Gatsby for data: hand it over in its props.")
}
