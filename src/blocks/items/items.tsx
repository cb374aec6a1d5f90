import { graphql } from "gatsby"
import Container from "@mui/material/Container"
import Link from "@mui/material/Link"
import { Section } from "../../components/section"
import { SectionHead } from "../../components/section-head"
import { Sheet } from "./sheet"
import { LISTS, Rows } from "./lists"
import { columns } from "../../theme/layouts"

/** A heading and a list, in one of a few layouts. */
export const Items = (block: Queries.ItemsBlockFragment) => {
  const { id, title, lead, action, layout, items } = block
  if (layout === "sheet") return <Sheet {...block} />
  const Entries = LISTS[layout] ?? Rows
  const link = action && (
    <Link variant="action" href={action.href}>
      {action.label}
    </Link>
  )
  return (
    <Section id={id ?? undefined} tone={layout === "figures" || layout === "tiles" ? "surface" : "plain"}>
      {layout === "aside" ? (
        <Container sx={{ ...columns("5fr 7fr"), rowGap: 4, columnGap: 6 }}>
          <SectionHead stacked title={title} lead={lead}>
            {link}
          </SectionHead>
          <Entries items={items} />
        </Container>
      ) : (
        <Container>
          <SectionHead title={title} lead={lead}>
            {link}
          </SectionHead>
          <Entries items={items} />
        </Container>
      )}
    </Section>
  )
}

export const query = graphql`
  fragment ItemsBlock on ItemsBlock {
    id
    title
    lead
    layout
    action {
      ...Action
    }
    items {
      picture {
        ...Photo
      }
      thumbnail {
        ...Photo
      }
      alt
      title
      text
      figure
      figureLabel
      href
    }
  }
`
