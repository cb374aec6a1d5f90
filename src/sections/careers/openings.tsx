import { styled } from "@mui/material/styles"
import { graphql } from "gatsby"
import { Button } from "../../components/button"
import { Section } from "../../components/section"
import { mailto } from "../../components/mailto"
import { SectionHead } from "../../components/section-head"
import { Container } from "../../components/container"
import { useSite } from "../../site/use-site"
import { EmptyBerths } from "../../scenes/berths"
import { space, stroke } from "../../theme/tokens"
import { Role } from "./role"
import { Typography } from "../../components/typography"

/** The notice on the door: drawing, words, letter slot. */
const Notice = styled("div")(({ theme }) => {
  const { yard } = theme.vars.palette
  return {
    display: "grid",
    gridTemplateColumns: "1fr 1fr",
    gap: `${space.s6} clamp(2rem, 5vw, 5rem)`,
    alignItems: "center",
    padding: `clamp(1.5rem, 4vw, 3.5rem)`,
    background: yard.plane,
    border: `${stroke.draw} dashed ${yard.ink}`,
    "& figure": { overflow: "clip" },
    "& p": { marginBlock: `${space.s4} ${space.s5}`, maxWidth: space.measure, color: yard.inkSoft },
    [theme.breakpoints.down("md")]: { gridTemplateColumns: "1fr" },
  }
})

interface OpeningsProps {
  openings: Queries.CareersOpeningsFragment
  roles: readonly Queries.CareersRoleFragment[]
  none: Queries.CareersNoneFragment
}

/** The open roles, or what one can do when there are none. */
export const CareersOpenings = ({ openings, roles, none }: OpeningsProps) => {
  const { email } = useSite()
  return (
    <Section id="roles">
      <Container>
        {roles.length > 0 ? (
          <>
            <SectionHead title={openings.title} lead={openings.lead} />
            <ul>
              {roles.map(role => (
                <Role key={role.title} role={role} words={openings} email={email} />
              ))}
            </ul>
          </>
        ) : (
          <Notice>
            <figure>
              <EmptyBerths alt={none.sceneAlt} />
            </figure>
            <div>
              <Typography variant="h1">{none.title}</Typography>
              <p>{none.text}</p>
              <Button href={mailto(email, none.subject)}>{none.action}</Button>
            </div>
          </Notice>
        )}
      </Container>
    </Section>
  )
}

export const query = graphql`
  fragment CareersOpenings on CareersOpenings {
    title
    lead
    tasksTitle
    bringsTitle
    details
    apply
    applyLabel
    applySubject
  }
  fragment CareersNone on CareersNone {
    title
    text
    action
    subject
    sceneAlt
  }
`
