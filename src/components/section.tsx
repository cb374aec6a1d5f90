import { styled } from "@mui/material/styles"
import { space } from "../theme/tokens"

interface SectionProps {
  /** `plain` has the page's ground, `plane` is raised between two lines, `wash` is under water. */
  tone?: "plain" | "plane" | "wash"
  /** Leaves out the upper padding where the section continues the one before it. */
  joined?: boolean
}

const own = new Set<PropertyKey>(["tone", "joined"])

/** A section of a page, from edge to edge, with the rhythm of its kind. */
export const Section = styled("section", { shouldForwardProp: prop => !own.has(prop) })<SectionProps>(
  ({ theme, tone = "plain", joined }) => ({
    paddingBlock: space.section,
    ...(joined && { paddingTop: 0 }),
    // The closing ship keeps its distance from a section with an edge.
    ...(tone !== "plain" && { "& + [data-banner]": { paddingTop: space.section } }),
    ...(tone === "plane" && {
      background: theme.vars.palette.yard.plane,
      borderBlock: `1px solid ${theme.vars.palette.yard.line}`,
    }),
    ...(tone === "wash" && { background: theme.vars.palette.yard.wash }),
  }),
)
