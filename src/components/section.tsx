import { styled } from "@mui/material/styles"
import type { ComponentProps } from "react"
import { space } from "../theme/tokens"

/** Selects what follows a section of this ground. */
export const after = (tone: string, selector: string) => `[data-tone=${tone}] + ${selector}`

/** Two neighbors of one ground have the room between them once. */
const sameGround = (...tones: string[]) => tones.map(tone => after(tone, `&[data-tone=${tone}]`)).join(", ")

const Root = styled("section")(({ theme }) => {
  const { colors } = theme.vars.palette
  return {
    paddingBlock: space.section,
    "&[data-tone=plane]": { background: colors.surface, borderBlock: `1px solid ${colors.line}` },
    "&[data-tone=wash]": { background: colors.tint },
    [sameGround("plain", "plane", "wash")]: { paddingTop: 0, borderTop: 0 },
  }
})

interface SectionProps extends ComponentProps<typeof Root> {
  /** `plain` has the page's ground, `plane` is raised between two lines, `wash` is under water. */
  tone?: "plain" | "plane" | "wash"
}

/**
 * A section of a page, from edge to edge. Sections know nothing of one another: the room above one follows from the
 * ground of the section before it.
 */
export const Section = ({ tone = "plain", ...rest }: SectionProps) => <Root data-tone={tone} {...rest} />
