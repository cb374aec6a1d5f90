import { styled } from "@mui/material/styles"
import { graphql } from "gatsby"
import { Section } from "../../components/section"
import { Container } from "../../components/container"
import { space, stroke } from "../../theme/tokens"
import { BigFigure } from "./big-figure"
import { Typography } from "../../components/typography"

const Split = styled(Container)(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "4fr 8fr",
  gap: `${space.s7} clamp(2rem, 5vw, 5rem)`,
  alignItems: "start",
  [theme.breakpoints.down("lg")]: { gridTemplateColumns: "1fr" },
}))

/** The checklist as a sheet on a clipboard, with boxes to tick on paper. */
const Checklist = styled("div")(({ theme }) => {
  const { yard } = theme.vars.palette
  return {
    position: "relative",
    breakInside: "avoid",
    display: "grid",
    gridTemplateColumns: "1fr 1fr",
    gap: `${space.s6} clamp(1.5rem, 4vw, 4rem)`,
    padding: `clamp(2.5rem, 4vw, 3.5rem) clamp(1.25rem, 3vw, 2.75rem) clamp(1.25rem, 3vw, 2.75rem)`,
    background: yard.plane,
    border: `${stroke.key} solid ${yard.ink}`,
    "&::before": {
      content: '""',
      position: "absolute",
      top: -15,
      left: "calc(50% - 3.5rem)",
      width: "7rem",
      height: 28,
      background: yard.ground,
      border: `${stroke.key} solid ${yard.ink}`,
      borderRadius: "3px 3px 0 0",
      // The frame may begin a sheet, above which nothing is printed.
      "@media print": { display: "none" },
    },
    "& ul": { marginTop: space.s4 },
    "& li": {
      display: "grid",
      gridTemplateColumns: "1.125rem 1fr",
      gap: space.s3,
      paddingBlock: space.s3,
      borderTop: `1px solid ${yard.line}`,
      lineHeight: 1.4,
      "&::before": { content: '""', width: 18, height: 18, marginTop: 2, border: `${stroke.draw} solid ${yard.ink}` },
    },
    [theme.breakpoints.down("sm")]: { gridTemplateColumns: "1fr" },
  }
})

/** Kickoff checklist: what the client brings and what we bring. */
export const OnboardingKickoff = ({ kickoff }: { kickoff: Queries.OnboardingKickoffFragment }) => (
  <Section id="kickoff">
    <Split>
      <div>
        <Typography variant="h1">{kickoff.title}</Typography>
        <Typography
          variant="lead"
          sx={{ color: "text.secondary", marginBlock: `${space.s4} ${space.s7}`, maxWidth: space.measure }}
        >
          {kickoff.lead}
        </Typography>
        <BigFigure {...kickoff.figure} />
      </div>
      <Checklist>
        {kickoff.lists.map(({ title, items }) => (
          <div key={title}>
            <Typography variant="h3">{title}</Typography>
            <ul>
              {items.map(item => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        ))}
      </Checklist>
    </Split>
  </Section>
)

export const query = graphql`
  fragment OnboardingKickoff on OnboardingKickoff {
    title
    lead
    figure {
      ...OnboardingFigure
    }
    lists {
      title
      items
    }
  }
`
