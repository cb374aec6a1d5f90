import { styled } from "@mui/material/styles"
import { space, stroke, typeScale } from "#theme/tokens"
import { Markdown } from "./markdown"

const line = "linear-gradient(currentcolor, currentcolor)"

const Root = styled("div")(({ theme }) => {
  const { colors } = theme.vars.palette
  return {
    borderTop: `${stroke.outline} solid ${colors.text}`,
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
    // A plus in a box.
    "& summary::after": {
      content: '""',
      width: 22,
      height: 22,
      border: `${stroke.outline} solid ${colors.text}`,
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
    // Forced colors drop background images.
    "@media (forced-colors: active)": {
      // Small enough that the text's backplate leaves the border visible.
      "& summary::after": { content: '"+"', fontSize: ".75rem", lineHeight: "18px", textAlign: "center" },
      "& details[open] > summary::after": { content: '"–"' },
    },
    "& details :is(p, ul, ol)": {
      maxWidth: space.measure,
      paddingBottom: space.s5,
      color: colors.textSecondary,
      // Links to an answer show its question, too.
      scrollMarginTop: "5rem",
    },
  }
})

interface AccordionProps {
  /** Group name: one item is open at a time. Unique on the page. */
  name: string
  items: readonly Queries.FaqItemFragment[]
}

/**
 * Questions and answers, closed at first, one open at a time. Native, so it works without scripts. The id is on the
 * answer: browsers then open the details for hashes and find-in-page. Material UI's Accordion needs a script and 4.9 kB
 * of CSS (0.9 kB compressed). The icon is CSS: it adds no element to each question.
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
