import Container from "@mui/material/Container"
import type { ComponentProps, ReactNode } from "react"
import { Section } from "./section"
import { SectionHeader } from "./section-header"

interface HeadedSectionProps
  extends
    Omit<ComponentProps<typeof Section>, "title">,
    Pick<ComponentProps<typeof SectionHeader>, "title" | "lead" | "action" | "hiddenTitle"> {
  /** Content of the header, below lead and action. */
  aside?: ReactNode
  /** `sx` of columns for header and content. Default: content below the header. */
  columns?: object | undefined
}

/** A section with header and content. */
export const HeadedSection = ({
  title,
  lead,
  action,
  hiddenTitle,
  aside,
  columns,
  children,
  ...section
}: HeadedSectionProps) => (
  <Section {...section}>
    <Container sx={columns ?? {}}>
      <SectionHeader stacked={columns !== undefined} {...{ title, lead, action, hiddenTitle }}>
        {aside}
      </SectionHeader>
      {children}
    </Container>
  </Section>
)
