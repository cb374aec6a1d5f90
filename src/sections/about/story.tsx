import { styled } from "@mui/material/styles"
import { graphql } from "gatsby"
import { Link } from "../../components/link"
import { Section } from "../../components/section"
import { Container } from "../../components/container"
import { Typography } from "../../components/typography"
import { TeamRow } from "../team/row"
import { space, stroke, typeScale } from "../../theme/tokens"

const Split = styled(Container)(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "7fr 5fr",
  gap: `${space.s7} clamp(2rem, 6vw, 6rem)`,
  alignItems: "start",
  [theme.breakpoints.down("md")]: { gridTemplateColumns: "1fr" },
}))

const Words = styled("div")(({ theme }) => ({
  "& h2": { marginBottom: space.s6 },
  "& p": { maxWidth: space.measure, color: theme.vars.palette.yard.inkSoft },
  "& p + p": { marginTop: space.s4 },
  "& [data-team] + p": { marginTop: space.s5 },
  "& p:first-of-type": {
    color: theme.vars.palette.yard.ink,
    fontSize: typeScale.two,
    lineHeight: 1.3,
    maxWidth: "34rem",
  },
}))

/** The builder's plate that every ship carries: a heavy frame with a rivet in each corner. */
const Plate = styled("dl")(({ theme }) => {
  const { yard } = theme.vars.palette
  const rivet = (x: string, y: string) =>
    `radial-gradient(circle at center, ${yard.ink} 3.5px, transparent 4px) ${x} ${y} / 26px 26px no-repeat`
  return {
    breakInside: "avoid",
    padding: `${space.s6} ${space.s6}`,
    background: [rivet("left", "top"), rivet("right", "top"), rivet("left", "bottom"), rivet("right", "bottom")].join(
      ", ",
    ),
    backgroundColor: yard.plane,
    border: `${stroke.key} solid ${yard.ink}`,
    borderRadius: 12,
    "& > div": {
      display: "grid",
      gridTemplateColumns: "8rem 1fr",
      gap: space.s4,
      paddingBlock: space.s3,
      borderTop: `1px solid ${yard.line}`,
    },
    "& > div:first-of-type": { borderTop: 0 },
    "& dt": { color: yard.inkSoft, fontSize: typeScale.small, lineHeight: 1.7 },
    "& dd": { fontWeight: 600 },
    [theme.breakpoints.down(480)]: { "& > div": { gridTemplateColumns: "1fr", gap: 0 } },
  }
})

interface StoryProps {
  story: Queries.AboutStoryFragment
  people: readonly Queries.CrewMemberFragment[]
}

/** Who we are, with the particulars on a builder's plate, and the people by face and name. */
export const AboutStory = ({ story, people }: StoryProps) => (
  <Section>
    <Split>
      <Words>
        <Typography variant="h1">{story.title}</Typography>
        {story.paragraphs.map(paragraph => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <TeamRow people={people} />
        {story.team && (
          <p>
            <Link variant="button" href={story.team.href}>
              {story.team.label}
            </Link>
          </p>
        )}
      </Words>
      <Plate>
        {story.facts.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Plate>
    </Split>
  </Section>
)

export const query = graphql`
  fragment AboutStory on AboutStory {
    title
    paragraphs
    team {
      ...Action
    }
    facts {
      term
      value
    }
  }
`
