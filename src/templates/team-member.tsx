import Box from "@mui/material/Box"
import Container from "@mui/material/Container"
import Link from "@mui/material/Link"
import List from "@mui/material/List"
import ListItem from "@mui/material/ListItem"
import Stack from "@mui/material/Stack"
import Typography from "@mui/material/Typography"
import { graphql, type HeadProps, type PageProps } from "gatsby"
import { BlockList } from "#blocks/block-list"
import { FigureValue } from "#components/figure-value"
import { MarkdownText } from "#components/markdown-line"
import { PageTitle } from "#components/page-title"
import { Picture } from "#components/picture"
import { Portrait } from "#components/portrait"
import { Quotation } from "#components/quotation"
import { Section } from "#components/section"
import { Seo } from "#components/seo"
import { PageMain } from "#layout/page-main"
import { formatMessage } from "#site/format-message"
import type { SitePageContext } from "#site/page-context"
import { profilePage } from "#structured-data/profile-page"
import { columns, withDividers } from "#theme/layouts"
import { space } from "#theme/tokens"

interface PersonProps {
  person: NonNullable<Queries.TeamMemberPageQuery["teamMember"]>
  words: NonNullable<Queries.TeamMemberPageQuery["words"]>
}

/** Portrait, role and biography. */
const Person = ({ person: { name, role, quote, bio, portrait }, words }: PersonProps) => (
  <Container
    component="section"
    sx={{
      ...columns({ sm: "13rem 1fr", md: "4fr 8fr" }),
      rowGap: 4,
      columnGap: 6,
      alignItems: "start",
      paddingBlock: `${space.row} ${space.section}`,
    }}
  >
    <Box sx={{ maxWidth: { xs: "13rem", md: "22rem" } }}>
      <Portrait name={name} picture={portrait} sizes="(min-width: 60rem) 22rem, 13rem" eager />
    </Box>
    <Box sx={{ "& > p": { maxWidth: space.measure }, "& > p + p": { marginTop: 2 } }}>
      <PageTitle>{name}</PageTitle>
      <Typography variant="lead" color="textSecondary" sx={{ marginTop: 1.5 }}>
        {role}
      </Typography>
      {quote && (
        <Typography variant="h3" component="blockquote" sx={{ marginBlock: 3 }}>
          <Quotation>{quote}</Quotation>
        </Typography>
      )}
      {bio.map(paragraph => (
        <MarkdownText key={paragraph}>{paragraph}</MarkdownText>
      ))}
      {words.personSample && (
        <Typography variant="body2" color="textSecondary">
          {words.personSample}
        </Typography>
      )}
    </Box>
  </Container>
)

interface WorkLink {
  path: string
  label: string
  picture?: Queries.PictureFragment | null
  keyFigure?: string | undefined
}

/** A link without picture and key figure has the full width. */
const fullWidthIfAlone = { "& > :only-child": { gridColumn: "1 / -1" } }
const rowStyles = { minHeight: { lg: "5.7rem" }, fontWeight: 600, ...fullWidthIfAlone }

const Links = ({ title, entries }: { title: string; entries: readonly WorkLink[] }) =>
  entries.length > 0 && (
    <Stack spacing={2}>
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      <List sx={{ ...withDividers("below", 2), ...columns({ sm: 2, lg: 1 }), columnGap: 4 }}>
        {entries.map(({ path, label, picture, keyFigure }) => (
          <ListItem key={path} sx={{ ...columns({ xs: "5.5rem 1fr" }), gap: 2, alignItems: "center", ...rowStyles }}>
            {picture && <Picture picture={picture} alt="" eager />}
            {keyFigure && (
              <Typography variant="h3" component="b">
                <FigureValue>{keyFigure}</FigureValue>
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

/** Services, case studies and posts of a team member. */
const Work = ({ person: { name, services, cases, posts }, words }: PersonProps) =>
  services.length + cases.length + posts.length > 0 && (
    <Section tone="surface">
      <Container sx={{ ...columns({ lg: 3 }), gap: 6 }}>
        <Links title={words.personServices} entries={services} />
        <Links
          title={words.personCases}
          entries={cases.map(study => ({ ...study, keyFigure: study.results[0]?.value }))}
        />
        <Links title={formatMessage(words.personPosts, { name })} entries={posts} />
      </Container>
    </Section>
  )

const TeamMemberPage = ({
  data: { teamMember, words },
  pageContext,
}: PageProps<Queries.TeamMemberPageQuery, SitePageContext>) =>
  teamMember &&
  words && (
    <PageMain context={pageContext}>
      <Person person={teamMember} words={words} />
      <Work person={teamMember} words={words} />
      <BlockList blocks={words.personBlocks ?? []} page={teamMember} />
    </PageMain>
  )

export default TeamMemberPage

export const Head = ({ data: { teamMember }, pageContext }: HeadProps<Queries.TeamMemberPageQuery, SitePageContext>) =>
  teamMember && (
    <Seo
      context={pageContext}
      title={teamMember.name}
      description={teamMember.description}
      data={site => [profilePage(site, teamMember)]}
    />
  )

export const query = graphql`
  query TeamMemberPage($id: String!) {
    teamMember(id: { eq: $id }) {
      description
      path
      name
      role
      quote
      bio
      portrait {
        ...Picture
      }
      services {
        path
        label: name
        picture {
          ...Picture
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
          ...Picture
        }
      }
    }
    words {
      personServices
      personCases
      personPosts
      personSample
      personBlocks {
        ...Block
      }
    }
  }
`
