import type { ComponentProps } from "react"

/**
 * Replaces the module `gatsby` in island scripts: plain links, and no queries, because islands get their data as props.
 * Other imports from Gatsby fail the build.
 */

/** @__NO_SIDE_EFFECTS__ */
export const graphql: (query: TemplateStringsArray) => null = () => null

export const Link = ({ to, children, ...rest }: ComponentProps<"a"> & { to: string }) => (
  <a {...rest} href={to}>
    {children}
  </a>
)
