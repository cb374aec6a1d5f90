import Container from "@mui/material/Container"
import type { ComponentProps, ReactNode } from "react"
import { Section } from "./section"
import { SectionHead } from "./section-head"

interface HeadedSectionProps extends Omit<ComponentProps<typeof Section>, "id" | "title"> {
  id?: string | null
  title: string
  lead?: string | null
  /** Stands below the lead. */
  aside?: ReactNode
  /** Columns of the heading and of what stands beside it, for `sx`. Without them it stands below. */
  beside?: object | undefined
}

/** A section, its heading, and what it heads. */
export const HeadedSection = ({ id, title, lead, aside, beside, children, ...section }: HeadedSectionProps) => (
  <Section id={id ?? undefined} {...section}>
    <Container sx={beside ?? {}}>
      <SectionHead stacked={beside !== undefined} title={title} lead={lead}>
        {aside}
      </SectionHead>
      {children}
    </Container>
  </Section>
)
