import { graphql } from "gatsby"
import { Container } from "../../components/container"
import { Link } from "../../components/link"
import { List, ListItem } from "../../components/list"
import { Section } from "../../components/section"
import { Typography } from "../../components/typography"
import { fill } from "../../site/fill"
import { fitting } from "../../theme/components/grid"

interface Entry {
  path: string
  label: string
}

const Links = ({ title, entries }: { title: string; entries: readonly Entry[] }) =>
  entries.length > 0 && (
    <div>
      <Typography variant="h2" component="h2">
        {title}
      </Typography>
      <List dividers="below" spacing={0} sx={{ mt: 2 }}>
        {entries.map(({ path, label }) => (
          <ListItem key={path}>
            <Link underline="hover" href={path} sx={{ display: "block", py: 2, fontWeight: 600 }}>
              {label}
            </Link>
          </ListItem>
        ))}
      </List>
    </div>
  )

interface PersonWorkProps {
  person: Queries.PersonWorkFragment
  words: Queries.PersonWorkWordsFragment
}

/** What somebody builds, and what they have written. */
export const PersonWork = ({ person: { name, services, cases, posts }, words }: PersonWorkProps) =>
  services.length + cases.length + posts.length > 0 && (
    <Section tone="plane">
      <Container template={{ xs: fitting("20rem") }} spacing={6}>
        <Links
          title={words.services}
          entries={services.map(service => ({ path: service.path, label: service.name }))}
        />
        <Links title={words.cases} entries={cases.map(study => ({ path: study.path, label: study.title }))} />
        <Links
          title={fill(words.posts, { name })}
          entries={posts.map(post => ({ path: post.path, label: post.title }))}
        />
      </Container>
    </Section>
  )

export const query = graphql`
  fragment PersonWork on TeamMember {
    name
    services {
      path
      name
    }
    cases {
      path
      title
    }
    posts {
      path
      title
    }
  }
  fragment PersonWorkWords on TeamPage {
    services
    cases
    posts
  }
`
