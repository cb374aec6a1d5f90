import { styled } from "@mui/material/styles"
import { space, stroke, typeScale } from "#theme/tokens"
import { Markdown } from "./markdown"

const line = "linear-gradient(currentcolor, currentcolor)"

const Root = styled("div")(({ theme }) => {
  const { colors } = theme.vars.palette
  return {
    borderTop: `${stroke.draw} solid ${colors.text}`,
    "& details": { borderBottom: `1px solid ${colors.divider}` },
    "& summary": {
      display: "grid",
      gridTemplateColumns: "1fr auto",
      gap: space.s5,
      alignItems: "center",
      minHeight: "3.25rem",
      paddingBlock: space.s2,
      fontWeight: 600,
      fontSize: typeScale.lead,
      lineHeight: 1.3,
    },
    // Two lines in a box.
    "& summary::after": {
      content: '""',
      width: 22,
      height: 22,
      border: `${stroke.draw} solid ${colors.text}`,
      backgroundImage: `${line}, ${line}`,
      backgroundSize: "10px 2px, 2px 10px",
      backgroundPosition: "center",
      backgroundRepeat: "no-repeat",
      transition: "background-size .24s",
    },
    "& summary:hover::after": { backgroundColor: colors.tint },
    "& details[open] > summary::after": {
      backgroundColor: colors.action,
      backgroundSize: "10px 2px, 2px 0",
      color: colors.onAction,
    },
    // No line of a ground is seen where colors are forced on a page.
    "@media (forced-colors: active)": {
      // Small enough that the plate behind its letter leaves the border whole.
      "& summary::after": { content: '"+"', fontSize: ".75rem", lineHeight: "18px", textAlign: "center" },
      "& details[open] > summary::after": { content: '"–"' },
    },
    "& details :is(p, ul, ol)": {
      maxWidth: space.measure,
      paddingBottom: space.s5,
      color: colors.textSecondary,
      // Whoever comes by the address of an answer sees its question as well.
      scrollMarginTop: "5rem",
    },
  }
})

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
        <Markdown id={id}>{answer}</Markdown>
      </details>
    ))}
  </Root>
)
