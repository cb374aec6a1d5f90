import Container from "@mui/material/Container"
import type { ComponentProps, ReactNode } from "react"
import { Section } from "./section"
import { SectionHeader } from "./section-header"

interface HeadedSectionProps
  extends
    Omit<ComponentProps<typeof Section>, "title">,
    Pick<ComponentProps<typeof SectionHeader>, "title" | "lead" | "action" | "hidden"> {
  /** Stands below the lead and its action. */
  aside?: ReactNode
  /** Columns of the heading and of what stands beside it, for `sx`. Without them it stands below. */
  beside?: object | undefined
}

/** A section, its heading, and what it heads. */
export const HeadedSection = ({
  title,
  lead,
  action,
  hidden,
  aside,
  beside,
  children,
  ...section
}: HeadedSectionProps) => (
  <Section {...section}>
    <Container sx={beside ?? {}}>
      <SectionHeader stacked={beside !== undefined} {...{ title, lead, action, hidden }}>
        {aside}
      </SectionHeader>
      {children}
    </Container>
  </Section>
)
