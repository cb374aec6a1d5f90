import Stack from "@mui/material/Stack"
import { graphql } from "gatsby"
import Container from "@mui/material/Container"
import { FigureValue } from "../../components/figure-value"
import Link from "@mui/material/Link"
import List from "@mui/material/List"
import ListItem from "@mui/material/ListItem"
import { Section } from "../../components/section"
import Typography from "@mui/material/Typography"
import { fill } from "../../site/fill"
import { Picture } from "../../components/picture"
import { columns, divided } from "../../theme/layouts"

interface Entry {
  path: string
  label: string
  picture?: Queries.PhotoFragment | null
  figure?: string | undefined
}

/** A link without a mark has the whole line. */
const ALONE = { "& > :only-child": { gridColumn: "1 / -1" } }
const ROW = { position: "relative", minHeight: { lg: "5.7rem" }, fontWeight: 600, ...ALONE }

const Links = ({ title, entries }: { title: string; entries: readonly Entry[] }) =>
  entries.length > 0 && (
    <Stack spacing={2}>
      <Typography variant="h2" component="h2">
        {title}
      </Typography>
      <List sx={{ ...divided("below", 2), ...columns({ sm: 2, lg: 1 }), columnGap: 4 }}>
        {entries.map(({ path, label, picture, figure }) => (
          <ListItem key={path} sx={{ ...columns({ xs: "5.5rem 1fr" }), gap: 2, alignItems: "center", ...ROW }}>
            {picture && <Picture picture={picture} alt="" inline />}
            {figure && (
              <Typography variant="h2" component="b">
                <FigureValue>{figure}</FigureValue>
              </Typography>
            )}
            <Link variant="stretched" href={path}>
              {label}
            </Link>
          </ListItem>
        ))}
      </List>
    </Stack>
  )

interface PersonWorkProps {
  person: Queries.PersonWorkFragment
  words: Queries.PersonWorkWordsFragment
}

/** What somebody builds, and what they have written. */
export const PersonWork = ({ person: { name, services, cases, posts }, words }: PersonWorkProps) =>
  services.length + cases.length + posts.length > 0 && (
    <Section tone="plane">
      <Container sx={{ ...columns({ lg: 3 }), gap: 6 }}>
        <Links title={words.services} entries={services.map(one => ({ ...one, ...one.card }))} />
        <Links title={words.cases} entries={cases.map(one => ({ ...one, figure: one.results[0]?.value }))} />
        <Links title={fill(words.posts, { name })} entries={posts} />
      </Container>
    </Section>
  )

export const query = graphql`
  fragment PersonWork on TeamMember {
    name
    services {
      path
      label: name
      card {
        picture {
          ...Photo
        }
      }
    }
    cases {
      path
      label: title
      results {
        value
      }
    }
    posts {
      path
      label: title
      picture: thumbnail {
        ...Photo
      }
    }
  }
  fragment PersonWorkWords on TeamPage {
    services
    cases
    posts
  }
`
