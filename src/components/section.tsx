import { styled } from "@mui/material/styles"
import type { ComponentProps } from "react"
import { space } from "#theme/tokens"

/** Styles of the tones are global (theme/components/baseline.ts), shared with custom sections. */
const Root = styled("section")({ paddingBlock: space.section })

interface SectionProps extends Omit<ComponentProps<typeof Root>, "id"> {
  id?: string | null | undefined
  /** `plain`: the page's background; `surface`: raised between two lines; `tint`: tinted. Default: `plain`. */
  tone?: "plain" | "surface" | "tint"
}

/**
 * A full-width section of a page. The padding above depends on the background of the section before (CSS only).
 */
export const Section = ({ id, tone = "plain", ...rest }: SectionProps) => (
  <Root id={id ?? undefined} data-tone={tone} {...rest} />
)
