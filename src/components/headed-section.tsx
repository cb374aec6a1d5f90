import Container from "@mui/material/Container"
import type { ComponentProps, ReactNode } from "react"
import { Section } from "./section"
import { SectionHeader } from "./section-header"

interface HeadedSectionProps
  extends
    Omit<ComponentProps<typeof Section>, "title">,
    Pick<ComponentProps<typeof SectionHeader>, "title" | "lead" | "action" | "hiddenTitle"> {
  /** Additional content of the header, below lead and action. */
  headerContent?: ReactNode
  /** `sx` of a grid with header and content side by side. Default: content below the header. */
  gridSx?: object | undefined
}

/** A section with header and content. */
export const HeadedSection = ({
  title,
  lead,
  action,
  hiddenTitle,
  headerContent,
  gridSx,
  children,
  ...section
}: HeadedSectionProps) => (
  <Section {...section}>
    <Container sx={gridSx ?? {}}>
      <SectionHeader stacked={gridSx !== undefined} {...{ title, lead, action, hiddenTitle }}>
        {headerContent}
      </SectionHeader>
      {children}
    </Container>
  </Section>
)
