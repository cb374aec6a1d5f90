import { styled } from "@mui/material/styles"
import { space } from "../theme/tokens"

interface BandProps {
  /** `plain` has the page's ground, `plane` is raised between two lines, `wash` is under water. */
  tone?: "plain" | "plane" | "wash"
  /** Leaves out the upper padding where the band continues the one before it. */
  joined?: boolean
}

const own = new Set<PropertyKey>(["tone", "joined"])

/** A full-bleed band of a page with the section rhythm; every section stands in one. */
export const Band = styled("section", { shouldForwardProp: prop => !own.has(prop) })<BandProps>(
  ({ theme, tone = "plain", joined }) => ({
    paddingBlock: space.section,
    ...(joined && { paddingTop: 0 }),
    // The closing ship keeps its distance from a band with an edge.
    ...(tone !== "plain" && { "& + [data-banner]": { paddingTop: space.section } }),
    ...(tone === "plane" && {
      background: theme.vars.palette.yard.plane,
      borderBlock: `1px solid ${theme.vars.palette.yard.line}`,
    }),
    ...(tone === "wash" && { background: theme.vars.palette.yard.wash }),
  }),
)
