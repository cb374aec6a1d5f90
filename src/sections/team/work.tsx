import { styled } from "@mui/material/styles"
import { graphql } from "gatsby"
import { Link } from "../../components/link"
import { Container } from "../../components/container"
import { Section } from "../../components/section"
import { Typography } from "../../components/typography"
import { fill } from "../../site/fill"
import { space, stroke } from "../../theme/tokens"
import { underline } from "../../theme/underline"

const Split = styled(Container)(({ theme }) => {
  const { yard } = theme.vars.palette
  return {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(20rem, 100%), 1fr))",
    gap: `${space.s7} ${space.s7}`,
    "& ul": { marginTop: space.s4, borderTop: `${stroke.draw} solid ${yard.ink}` },
    "& li": { borderBottom: `1px solid ${yard.line}` },
    "& li a": {
      display: "block",
      paddingBlock: space.s4,
      fontWeight: 600,
      textDecoration: "none",
      "&:hover": underline(yard.signal),
    },
  }
})

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
      <ul>
        {entries.map(({ path, label }) => (
          <li key={path}>
            <Link href={path}>{label}</Link>
          </li>
        ))}
      </ul>
    </div>
  )

interface PersonWorkProps {
  person: Queries.PersonWorkFragment
  words: Queries.PersonWorkWordsFragment
}

/** What somebody builds, and what they have written. */
export const PersonWork = ({ person: { name, services, posts }, words }: PersonWorkProps) =>
  services.length + posts.length > 0 && (
    <Section tone="plane">
      <Split>
        <Links
          title={words.services}
          entries={services.map(service => ({ path: service.path, label: service.name }))}
        />
        <Links
          title={fill(words.posts, { name })}
          entries={posts.map(post => ({ path: post.path, label: post.title }))}
        />
      </Split>
    </Section>
  )

export const query = graphql`
  fragment PersonWork on TeamMember {
    name
    services {
      path
      name
    }
    posts {
      path
      title
    }
  }
  fragment PersonWorkWords on TeamPage {
    services
    posts
  }
`
