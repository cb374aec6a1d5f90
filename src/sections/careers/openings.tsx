import Box from "@mui/material/Box"
import { graphql } from "gatsby"
import { MarkedLine } from "../../components/marked-line"
import Button from "@mui/material/Button"
import { Card } from "../../components/card"
import { Container } from "../../components/container"
import { Grid } from "../../components/grid"
import { List } from "../../components/list"
import { mailto } from "../../components/mailto"
import { BESIDE_WORDS, Picture } from "../../components/picture"
import { Section } from "../../components/section"
import { SectionHead } from "../../components/section-head"
import Typography from "@mui/material/Typography"
import { useSite } from "../../site/use-site"
import { space, stroke } from "../../theme/tokens"
import { Role } from "./role"

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
            <List
              dividers="between"
              spacing="clamp(1.75rem, 3vw, 2.75rem)"
              sx={{ borderBottom: `${stroke.draw} solid` }}
            >
              {roles.map(role => (
                <Role key={role.title} role={role} words={openings} email={email} />
              ))}
            </List>
          </>
        ) : (
          <Notice none={none} />
        )}
      </Container>
    </Section>
  )
}

/** The notice on the door: picture, words, letter slot. */
const Notice = ({ none }: { none: Queries.CareersNoneFragment }) => {
  const { email } = useSite()
  return (
    <Card variant="dashed" sx={{ p: "clamp(1.5rem, 4vw, 3.5rem)", bgcolor: "yard.plane" }}>
      <Grid template={none.picture ? 2 : 1} rowSpacing={4} columnSpacing="clamp(2rem, 5vw, 5rem)" alignItems="center">
        {none.picture && (
          <Box component="figure" sx={{ overflow: "clip" }}>
            <Picture picture={none.picture} alt={none.alt} sizes={BESIDE_WORDS} />
          </Box>
        )}
        <div>
          <Typography variant="h1">{none.title}</Typography>
          <Typography color="textSecondary" sx={{ mt: 2, mb: 3, maxWidth: space.measure }}>
            <MarkedLine>{none.text}</MarkedLine>
          </Typography>
          <Button href={mailto(email, none.subject)}>{none.action}</Button>
        </div>
      </Grid>
    </Card>
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
    picture {
      ...Photo
    }
    alt
  }
`
