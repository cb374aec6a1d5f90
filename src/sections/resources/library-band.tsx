import type { ReactNode } from "react"
import { Band } from "../../components/band"
import { Container } from "../../components/container"
import { SectionHead } from "../../components/section-head"

/** The library with its heading. */
export const LibraryBand = ({ title, children }: { title: string; children: ReactNode }) => (
  <Band>
    <Container>
      <SectionHead title={title} />
      {children}
    </Container>
  </Band>
)
