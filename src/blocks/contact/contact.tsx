import Stack from "@mui/material/Stack"
import { graphql, useStaticQuery } from "gatsby"
import Container from "@mui/material/Container"
import { Section } from "../../components/section"
import { TeamRow } from "../../components/team-row"
import { space, stroke } from "../../theme/tokens"
import { ContactForm } from "./contact-form"
import { ContactDirect } from "./direct"
import { LeadEstimate } from "./lead-estimate"
import { LeadLine } from "./lead-line"
import { ContactNext } from "./next-steps"
import { columns } from "../../theme/layouts"

/** Whom one writes to stands row by row here. */
const ASIDE = {
  justifyContent: "space-between",
  pt: 2,
  borderTop: `${stroke.key} solid`,
  "& [data-team]": { gap: 0, mt: 0 },
  "& [data-team] > li": { py: 1.5, borderTop: 1, borderColor: "colors.line" },
}

const usePeople = () =>
  useStaticQuery<Queries.ContactPeopleQuery>(graphql`
    query ContactPeople {
      allTeamMember {
        nodes {
          ...CrewMember
        }
      }
    }
  `).allTeamMember.nodes

/** The form on the desk, with what the address tells of the visitor above it, and what happens to it beside it. */
export const Contact = (form: Queries.ContactBlockFragment) => (
  // On phones the form begins close below, so that it is in the first screen.
  <Section sx={({ breakpoints }) => ({ [breakpoints.down("sm")]: { "&&": { pt: space.row } } })}>
    <Container sx={{ ...columns("7fr 4fr"), rowGap: 6, columnGap: "clamp(2rem, 5vw, 5rem)", alignItems: "start" }}>
      <div>
        <LeadLine {...form} />
        <LeadEstimate />
        <ContactForm form={form} />
      </div>
      <Stack spacing={4} sx={ASIDE}>
        <ContactNext next={form.next} />
        <TeamRow people={usePeople()} />
        <ContactDirect direct={form.direct} />
      </Stack>
    </Container>
  </Section>
)

export const query = graphql`
  fragment ContactBlock on ContactBlock {
    id
    title
    lead
    name
    email
    company
    projectType {
      ...ContactChoice
    }
    budget {
      ...ContactChoice
    }
    timeline {
      ...ContactChoice
    }
    message
    placeholder
    submit
    note
    inert
    context {
      line
      filled
      plan
      package
      service
      caseStudy
      places {
        id
        name
      }
    }
    next {
      title
      items {
        title
        text
        when
      }
      action {
        ...Action
      }
    }
    direct {
      title
      text
      email
      phone
    }
  }
`
