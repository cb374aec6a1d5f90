import type { ComponentProps } from "react"

/**
 * Takes the place of `gatsby` in the islands' scripts: links are plain, and what an island needs to know it is told in
 * its props. Whoever imports more of Gatsby there stops the build.
 */

/** @__NO_SIDE_EFFECTS__ */
export const graphql: (query: TemplateStringsArray) => null = () => null

export const Link = ({ to, children, ...rest }: ComponentProps<"a"> & { to: string }) => (
  <a {...rest} href={to}>
    {children}
  </a>
)
