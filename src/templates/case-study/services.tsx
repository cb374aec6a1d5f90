import Container from "@mui/material/Container"
import Typography from "@mui/material/Typography"
import { Rows } from "#blocks/items/lists"
import { Section } from "#components/section"
import { TeamList } from "#components/team-list"
import { columns } from "#theme/layouts"
import type { CaseStudyData } from "./case-study-data"

interface ServicesProps {
  title: string
  services: CaseStudyData["services"]
  /** Heading of the team members; null without team pages. */
  buildersTitle: string | null
}

/** Returns the people of these services, without duplicates. */
const buildersOf = (services: ServicesProps["services"]) => [
  ...new Map(services.flatMap(({ people }) => people).map(person => [person.path, person])).values(),
]

/** Services of the case study and their team, with links. */
export const CaseStudyServices = ({ title, services, buildersTitle }: ServicesProps) => (
  <Section>
    <Container sx={{ ...columns("4fr 8fr"), rowGap: 4, columnGap: 3 }}>
      <Typography variant="h2">{title}</Typography>
      <Rows
        items={services.map(({ name, path, lead, picture }) => ({ title: name, href: path, text: lead, picture }))}
      />
      {buildersTitle && services.some(({ people }) => people.length > 0) && (
        <>
          <Typography variant="h2">{buildersTitle}</Typography>
          <TeamList people={buildersOf(services)} withQuotes />
        </>
      )}
    </Container>
  </Section>
)
