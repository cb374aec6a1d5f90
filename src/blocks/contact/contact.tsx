import Card from "@mui/material/Card"
import Container from "@mui/material/Container"
import Link from "@mui/material/Link"
import List from "@mui/material/List"
import Stack from "@mui/material/Stack"
import Step from "@mui/material/Step"
import Stepper from "@mui/material/Stepper"
import Typography from "@mui/material/Typography"
import { graphql, useStaticQuery } from "gatsby"
import { lazyBehavior } from "#browser/behaviors"
import { ActionLink } from "#components/actions"
import { JsonScript } from "#components/json-script"
import { MarkdownText } from "#components/markdown-line"
import { Section } from "#components/section"
import { TeamList } from "#components/team-list"
import { mailto, tel } from "#site/contact-urls"
import { createLeadData } from "#site/lead-sources"
import { usePrices } from "#site/use-prices"
import { useSite } from "#site/use-site"
import { useTeam } from "#site/use-team"
import { columns } from "#theme/layouts"
import { space, stroke, typeScale } from "#theme/tokens"
import type { Fields, IdSuffix } from "../block"
import { ContactForm } from "./contact-form"
import { EstimateCard } from "./estimate-card"
import type { contactSchema } from "./schema"

type Words = Queries.ContactWordsFragment

/** The column beside the form; its team members are in rows. */
const sideColumnStyles = {
  justifyContent: "space-between",
  paddingTop: 2,
  borderTop: `${stroke.key} solid`,
  "& [data-team]": { gap: 0, marginTop: 0 },
  "& [data-team] > li": { paddingBlock: 1.5, borderTop: 1, borderColor: "colors.divider" },
}

/** Line with the lead source, on the form's upper edge. */
const leadSourceLineStyles = { padding: `${space.s3} ${space.row}`, border: `${stroke.key} solid`, borderBottom: 0 }

/** A card in the footer's colors. */
const inverseCardStyles = {
  padding: space.item,
  backgroundColor: "colors.inverse",
  color: "colors.onInverse",
  borderColor: "colors.inverse",
  borderTopColor: "colors.accent",
  "& p, & dt": { color: "colors.inverseSoft" },
  "& :focus-visible": { outlineColor: "colors.onInverse" },
}

const useLeadSourceContent = () =>
  useStaticQuery<Queries.ContactQuery>(graphql`
    query Contact {
      allService(filter: { hidden: { ne: true } }, sort: { order: ASC }) {
        nodes {
          slug
          name
          projectType
          packages {
            name
          }
        }
      }
      allCaseStudy(filter: { hidden: { ne: true } }, sort: { order: ASC }) {
        nodes {
          path
          client
          services: serviceIds
        }
      }
    }
  `)

/** The steps after the form is sent, with their durations. */
const NextSteps = ({ nextTitle, nextSteps, nextAction }: Words) => (
  <section>
    <Typography variant="h3" component="h2">
      {nextTitle}
    </Typography>
    <Stepper activeStep={0}>
      {nextSteps.map(({ title, text, when }) => (
        <Step key={title}>
          <Stack
            direction="row"
            sx={{ flexWrap: "wrap", alignItems: "baseline", columnGap: 2, justifyContent: "space-between" }}
          >
            <Typography variant="h4">{title}</Typography>
            <Typography variant="h4" component="span" sx={{ fontSize: typeScale.lead, color: "colors.accent" }}>
              {when}
            </Typography>
          </Stack>
          <MarkdownText color="textSecondary" sx={{ marginTop: 0.5 }}>
            {text}
          </MarkdownText>
        </Step>
      ))}
    </Stepper>
    <ActionLink action={nextAction} />
  </section>
)

/** Email address and phone number. */
const ContactDetails = ({ directTitle, directText, directEmail, directPhone }: Words) => {
  const { email, phone, callingCode } = useSite()
  const contacts = [
    { label: directEmail, href: mailto(email), value: email },
    { label: directPhone, href: tel(phone, callingCode), value: phone },
  ]
  return (
    <Card component="section" variant="framed" sx={inverseCardStyles}>
      <Typography variant="h3" component="h2">
        {directTitle}
      </Typography>
      <MarkdownText sx={{ marginTop: 1 }}>{directText}</MarkdownText>
      <List component="dl" sx={{ display: "grid", gap: 1.5, marginTop: 3 }}>
        {contacts.map(({ label, href, value }) => (
          <div key={label}>
            <Typography variant="body2" component="dt">
              {label}
            </Typography>
            <Typography variant="h4" component="dd" sx={{ lineHeight: 1.55 }}>
              <Link variant="action" href={href} sx={{ minHeight: "2.25rem", fontWeight: "inherit" }}>
                {value}
              </Link>
            </Typography>
          </div>
        ))}
      </List>
    </Card>
  )
}

/**
 * The project form, and the next steps beside it. A script shows the lead source above the form: the page that the
 * visitor comes from (src/browser/lead.ts).
 */
export const ContactBlock = ({ idSuffix, ...form }: Fields<typeof contactSchema> & IdSuffix) => {
  const { allService, allCaseStudy } = useLeadSourceContent()
  const words = useSite().words.contact
  const leadData = createLeadData({
    words,
    projectTypes: words.projectTypes.map(({ value }) => value),
    plans: usePrices()?.plans ?? [],
    services: allService.nodes,
    caseStudies: allCaseStudy.nodes,
  })
  return (
    // Less padding on phones: the form starts above the fold.
    <Section sx={({ breakpoints }) => ({ [breakpoints.down("sm")]: { "&&": { paddingTop: space.row } } })}>
      <Container sx={{ ...columns("7fr 4fr"), rowGap: 6, columnGap: space.columns, alignItems: "start" }}>
        <div>
          <Typography
            {...lazyBehavior("lead", "from", "projectType", "budget")}
            hidden
            sx={{ ...leadSourceLineStyles, backgroundColor: "colors.tint" }}
          />
          <JsonScript data={leadData} />
          <EstimateCard />
          <ContactForm form={form} words={words} idSuffix={idSuffix} />
        </div>
        <Stack spacing={4} sx={sideColumnStyles}>
          <NextSteps {...words} />
          <TeamList people={useTeam()} />
          <ContactDetails {...words} />
        </Stack>
      </Container>
    </Section>
  )
}
