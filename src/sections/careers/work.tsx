import { styled } from "@mui/material/styles"
import { graphql } from "gatsby"
import { Section } from "../../components/section"
import { SectionHead } from "../../components/section-head"
import { Container } from "../../components/container"
import { Typography } from "../../components/typography"
import { space, stroke } from "../../theme/tokens"

/** The week as one slip of five days: planned in pencil, then framed, then afloat. */
const Week = styled("ol")(({ theme }) => {
  const { yard } = theme.vars.palette
  return {
    display: "grid",
    gridTemplateColumns: "repeat(5, 1fr)",
    "& li": { paddingRight: space.s5 },
    "& [data-bar]": {
      display: "flex",
      alignItems: "center",
      minHeight: "4.5rem",
      marginRight: `calc(-1 * ${space.s5})`,
      paddingInline: space.s4,
      marginBottom: space.s5,
      border: `${stroke.draw} solid ${yard.ink}`,
      background: yard.plane,
      fontWeight: 600,
    },
    "& li:first-of-type [data-bar]": {
      border: `${stroke.draw} dashed ${yard.ink}`,
      borderRight: 0,
      background: "none",
    },
    "& li:last-of-type": { paddingRight: 0 },
    "& li:last-of-type [data-bar]": { marginRight: 0, borderLeft: 0, background: yard.sea, color: yard.onSea },
    "& p": { marginTop: space.s2, maxWidth: "26rem" },
    [theme.breakpoints.down("md")]: {
      display: "block",
      "& li": {
        display: "grid",
        gridTemplateColumns: "9rem 1fr",
        gap: space.s5,
        paddingRight: 0,
        paddingBottom: space.s5,
      },
      "& [data-bar], & li:last-of-type [data-bar]": {
        margin: 0,
        minHeight: "100%",
        alignItems: "start",
        paddingTop: space.s3,
      },
      "& li:first-of-type [data-bar]": { borderRight: `${stroke.draw} dashed ${yard.ink}` },
      "& li:last-of-type [data-bar]": { border: `${stroke.draw} solid ${yard.ink}` },
    },
    [theme.breakpoints.down(480)]: {
      "& li": { gridTemplateColumns: "1fr", gap: space.s3 },
      "& [data-bar], & li:last-of-type [data-bar]": { minHeight: "3rem" },
    },
  }
})

const Day = styled("li")({})

/** The habits as a ruled sheet: name, then what it means. */
const Habits = styled("ul")(({ theme }) => {
  const { yard } = theme.vars.palette
  return {
    display: "grid",
    gridTemplateColumns: "1fr 1fr",
    columnGap: "clamp(2rem, 5vw, 5rem)",
    marginTop: space.s8,
    borderTop: `${stroke.draw} solid ${yard.ink}`,
    "& li": {
      display: "grid",
      gridTemplateColumns: "11rem 1fr",
      gap: space.s5,
      alignItems: "baseline",
      paddingBlock: space.s5,
    },
    "& li:nth-of-type(n + 3)": { borderTop: `1px solid ${yard.pencil}` },
    [theme.breakpoints.down("lg")]: {
      gridTemplateColumns: "1fr",
      "& li + li": { borderTop: `1px solid ${yard.pencil}` },
    },
    [theme.breakpoints.down("sm")]: { "& li": { gridTemplateColumns: "1fr", gap: space.s2 } },
  }
})

/** How the team works: the week to scale, then its habits. */
export const CareersWork = ({ work }: { work: Queries.CareersWorkFragment }) => (
  <Section tone="wash">
    <Container>
      <SectionHead title={work.title} lead={work.lead} />
      <Week>
        {work.week.map(({ name, title, text, days }) => (
          <Day key={name} sx={{ gridColumn: `span ${days}` }}>
            <span data-bar>{name}</span>
            <div>
              <Typography variant="h3">{title}</Typography>
              <p>{text}</p>
            </div>
          </Day>
        ))}
      </Week>
      <Habits>
        {work.habits.map(({ title, text }) => (
          <li key={title}>
            <Typography variant="h3">{title}</Typography>
            <p>{text}</p>
          </li>
        ))}
      </Habits>
    </Container>
  </Section>
)

export const query = graphql`
  fragment CareersWork on CareersWork {
    title
    lead
    week {
      name
      title
      text
      days
    }
    habits {
      title
      text
    }
  }
`
