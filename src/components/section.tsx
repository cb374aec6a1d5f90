import { styled } from "@mui/material/styles"
import type { ComponentProps } from "react"
import { space } from "#theme/tokens"

/** The looks of the tones are global (theme/components/baseline.ts): sections with rules of their own share them. */
const Root = styled("section")({ paddingBlock: space.section })

interface SectionProps extends Omit<ComponentProps<typeof Root>, "id"> {
  id?: string | null | undefined
  /** `plain` has the page's background, `surface` is raised between two lines, `tint` is tinted. */
  tone?: "plain" | "surface" | "tint"
}

/**
 * A section of a page, from edge to edge. Sections know nothing of one another: the room above one follows from the
 * background of the section before it.
 */
export const Section = ({ id, tone = "plain", ...rest }: SectionProps) => (
  <Root id={id ?? undefined} data-tone={tone} {...rest} />
)
