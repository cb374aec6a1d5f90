import Link from "@mui/material/Link"
import List from "@mui/material/List"
import ListItem from "@mui/material/ListItem"
import { Section } from "../../components/section"
import { Unbroken } from "../../components/unbroken"
import Container from "@mui/material/Container"
import Typography from "@mui/material/Typography"
import { TeamRow } from "../../components/team-row"
import { Picture } from "../../components/picture"
import { columns, divided } from "../../theme/layouts"
import type { Study } from "./study"

interface ServicesProps {
  title: string
  services: Study["services"]
  /** Heading over those who work on them, where the team has pages. */
  builders: string | null
}

/** Everybody who works on one of these services, once. */
const buildersOf = (services: ServicesProps["services"]) => [
  ...new Map(services.flatMap(({ people }) => people).map(person => [person.path, person])).values(),
]

/** The services that were used, who builds them, and the way to both. */
export const CaseStudyServices = ({ title, services, builders }: ServicesProps) => (
  <Section>
    <Container sx={{ ...columns("4fr 8fr"), rowGap: 4, columnGap: 3 }}>
      <Typography variant="h1">{title}</Typography>
      <List sx={{ ...divided("below", 3) }}>
        {services.map(({ name, path, picture, lead }) => (
          <ListItem
            key={path}
            sx={{
              ...columns(picture ? { xs: "5.5rem 1fr", sm: "9rem 1fr" } : 1),
              columnGap: "clamp(1rem, 4vw, 2rem)",
              alignItems: "center",
              position: "relative",
            }}
          >
            {picture && <Picture picture={picture} alt="" />}
            <div>
              <Typography variant="h2" component="h3">
                <Link variant="stretched" href={path}>
                  {name}
                </Link>
              </Typography>
              <Typography color="textSecondary" sx={{ marginTop: 0.5 }}>
                <Unbroken>{lead}</Unbroken>
              </Typography>
            </div>
          </ListItem>
        ))}
      </List>
      {builders && services.some(({ people }) => people.length > 0) && (
        <>
          <Typography variant="h1">{builders}</Typography>
          <TeamRow people={buildersOf(services)} spoken />
        </>
      )}
    </Container>
  </Section>
)
