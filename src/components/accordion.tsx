import { graphql } from "gatsby"
import { Marked } from "./marked"
import { thinVariant } from "./thin-variant"

const Root = thinVariant("MuiAccordion", "div")

interface AccordionProps {
  /** Entries of one name close one another; unique on the page. */
  name: string
  items: readonly Queries.FaqFragment[]
}

/**
 * Questions and answers: one open at a time, the open one collapsible, none open at first. Native, so it works before
 * any script. The id stands on the answer, not around it: then the browser opens what it lies in, be it followed by its
 * address or found by a search in the page. Material UI's Accordion wants a script to open, and brings 4.9 kB of rules
 * (0.9 kB compressed). The sign is drawn by rules, because it changes, and a page with thirty questions should not have
 * thirty elements more.
 */
export const Accordion = ({ name, items }: AccordionProps) => (
  <Root>
    {items.map(({ id, question, answer }) => (
      <details key={id} name={name}>
        <summary>{question}</summary>
        <Marked id={id}>{answer}</Marked>
      </details>
    ))}
  </Root>
)

export const query = graphql`
  fragment Faq on Faq {
    id
    question
    answer
  }
`
