import type { ReactNode } from "react"
import { Section } from "../../components/section"
import Container from "@mui/material/Container"
import { SectionHead } from "../../components/section-head"

/** The library with its heading. */
export const LibrarySection = ({ title, children }: { title: string; children: ReactNode }) => (
  <Section>
    <Container>
      <SectionHead title={title} />
      {children}
    </Container>
  </Section>
)
