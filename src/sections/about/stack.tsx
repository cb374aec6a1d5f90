import { styled } from "@mui/material/styles"
import { graphql } from "gatsby"
import { Section } from "../../components/section"
import { Chip } from "../../components/chip"
import { SectionHead } from "../../components/section-head"
import { Container } from "../../components/container"
import { space, stroke, typeScale } from "../../theme/tokens"
import { evenColumns } from "../../theme/even-columns"

/** Length of the cords, so that the tools hang as tools hang. */
const cords = [2.25, 4.5, 3, 5.5, 2.5, 4, 5, 3.25]

/** From here on all hooks may hang side by side. */
const WIDE = 1240

/** So many hooks in a row, or fewer where the text is set larger. */
const hooks = (count: number) => `repeat(auto-fill, minmax(min(max(${100 / count}%, 9rem), 100%), 1fr))`

/** A rail with a hook for each tool; every row of the grid has its own piece of it. */
const Rail = styled("ul", { shouldForwardProp: name => name !== "count" })<{ count: number }>(({ theme, count }) => {
  const { yard } = theme.vars.palette
  return {
    display: "grid",
    gridTemplateColumns: hooks(evenColumns(count, 8)),
    rowGap: space.s6,
    "& li": {
      "--cord": "2.25rem",
      position: "relative",
      paddingTop: "var(--cord)",
      paddingInline: space.s1,
      borderTop: `${stroke.focus} solid ${yard.ink}`,
      textAlign: "center",
    },
    "& li::before": {
      content: '""',
      position: "absolute",
      top: 0,
      left: "50%",
      height: "var(--cord)",
      borderLeft: `${stroke.draw} solid ${yard.ink}`,
    },
    "& li::after": {
      content: '""',
      position: "absolute",
      top: -7,
      left: "calc(50% - 5px)",
      width: 11,
      height: 11,
      borderRadius: "50%",
      border: `${stroke.key} solid ${yard.ink}`,
      background: yard.ground,
    },
    "& span[data-role]": {
      display: "block",
      marginTop: space.s2,
      fontSize: typeScale.small,
      lineHeight: 1.35,
      color: yard.inkSoft,
    },
    ...Object.fromEntries(
      cords.map((length, index) => [`& li:nth-of-type(${cords.length}n + ${index + 1})`, { "--cord": `${length}rem` }]),
    ),
    [theme.breakpoints.down(WIDE)]: { gridTemplateColumns: hooks(4) },
    [theme.breakpoints.down("sm")]: { gridTemplateColumns: hooks(2) },
  }
})

const Tool = styled(Chip)({
  position: "relative",
  minHeight: "3rem",
  paddingInline: space.s4,
  fontSize: typeScale.lead,
  fontWeight: 600,
})

/** The technology stack: chips on the tool rail, each with what it is for. */
export const AboutStack = ({ stack }: { stack: Queries.AboutStackFragment }) => (
  <Section>
    <Container>
      <SectionHead title={stack.title} lead={stack.lead} />
      <Rail count={stack.items.length}>
        {stack.items.map(({ name, role }) => (
          <li key={name}>
            <Tool>{name}</Tool>
            <span data-role>{role}</span>
          </li>
        ))}
      </Rail>
    </Container>
  </Section>
)

export const query = graphql`
  fragment AboutStack on AboutStack {
    title
    lead
    items {
      name
      role
    }
  }
`
