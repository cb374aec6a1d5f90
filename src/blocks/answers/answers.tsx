import Container from "@mui/material/Container"
import Link from "@mui/material/Link"
import List from "@mui/material/List"
import ListItem from "@mui/material/ListItem"
import Stack from "@mui/material/Stack"
import Typography from "@mui/material/Typography"
import { graphql, useStaticQuery } from "gatsby"
import { HeroHeader, HeroSection } from "#components/hero"
import { Markdown } from "#components/markdown"
import { MarkdownText } from "#components/markdown-line"
import { PageTitle } from "#components/page-title"
import { Section } from "#components/section"
import { SideNav } from "#components/side-nav"
import { answerGroupId, withUniqueIds } from "#site/page-ids"
import { useSite } from "#site/use-site"
import { columns, withDividers } from "#theme/layouts"
import { space } from "#theme/tokens"
import type { Fields, IdSuffix } from "../block"
import type { answersSchema } from "./schema"

/** Links to the groups, in columns on phones and tablets. */
const groupListStyles = { columns: { xs: "9rem", md: "auto" }, columnGap: 4 }

const answersStyles = { "& :is(p, ul, ol)": { marginTop: 1, maxWidth: space.measure, color: "text.secondary" } }

const useFaqs = () =>
  useStaticQuery<Queries.AnswersQuery>(graphql`
    query Answers {
      allPage(filter: { hidden: { ne: true } }) {
        nodes {
          path
          blocks {
            __typename
            ...FaqBlock
          }
        }
      }
      allService(filter: { hidden: { ne: true } }, sort: { order: ASC }) {
        nodes {
          name
          path
          blocks {
            __typename
            ...FaqBlock
          }
        }
      }
    }
  `)

/** Answers of a topic, page or service. */
interface AnswerGroup {
  id: string
  title: string
  path: string
  items: readonly Queries.FaqItemFragment[]
}

type Blocks = Queries.AnswersQuery["allPage"]["nodes"][number]["blocks"]

const faqsOf = (blocks: Blocks) => blocks.flatMap(block => (block.__typename === "FaqBlock" ? [block] : []))

/** Returns the answers of all pages: by topic, then of pages in menu order, then of services. */
const useAnswerGroups = (): AnswerGroup[] => {
  const { navigation } = useSite()
  const { allPage, allService } = useFaqs()
  const menuIndexOf = ({ path }: AnswerGroup) => {
    const index = navigation.findIndex(({ href }) => href === path)
    return index < 0 ? navigation.length : index
  }
  const topicGroups = allPage.nodes.flatMap(({ path, blocks }) =>
    faqsOf(blocks).flatMap(({ topics, items }) =>
      (topics ?? []).map(({ value: id, label: title }) => ({
        id,
        title,
        path,
        items: items.filter(({ topic }) => topic === id),
      })),
    ),
  )
  const pageGroups = allPage.nodes.flatMap(({ path, blocks }) => {
    const faqs = faqsOf(blocks).filter(({ topics }) => !topics)
    const [firstFaq] = faqs
    return firstFaq
      ? [{ id: answerGroupId(path), path, title: firstFaq.title, items: faqs.flatMap(({ items }) => items) }]
      : []
  })
  const serviceGroups = allService.nodes.flatMap(({ name, path, blocks }) => {
    const items = faqsOf(blocks).flatMap(faq => faq.items)
    return items.length > 0 ? [{ id: answerGroupId(path), title: name, path, items }] : []
  })
  return [...topicGroups, ...pageGroups.sort((a, b) => menuIndexOf(a) - menuIndexOf(b)), ...serviceGroups]
}

/** All answers of the site, expanded; each question links to its page. */
export const AnswersBlock = ({
  id,
  title,
  lead,
  contents: contentsTitle,
  idSuffix = "",
}: Fields<typeof answersSchema> & IdSuffix) => {
  const groups = withUniqueIds(useAnswerGroups(), idSuffix)
  const contentsId = `contents${idSuffix}`
  return (
    <>
      <HeroSection id={id ?? undefined}>
        <HeroHeader>
          <PageTitle>{title}</PageTitle>
          <div>
            <MarkdownText variant="lead" color="textSecondary">
              {lead}
            </MarkdownText>
          </div>
        </HeroHeader>
      </HeroSection>
      <Section>
        <Container sx={{ ...columns("3fr 9fr"), rowGap: 4, columnGap: 6, alignItems: "start" }}>
          <SideNav aria-labelledby={contentsId}>
            <Typography variant="body2" component="h2" id={contentsId} sx={{ marginBottom: 1, fontWeight: 600 }}>
              {contentsTitle}
            </Typography>
            <List sx={groupListStyles}>
              {groups.map(group => (
                <Typography key={group.id} variant="body2" component="li" color="textSecondary">
                  <Link underline="hover" href={`#${group.id}`} sx={{ display: "block", paddingBlock: 1 }}>
                    {group.title}
                  </Link>
                </Typography>
              ))}
            </List>
          </SideNav>
          <Stack spacing={6}>
            {groups.map(({ id: sectionId, title: sectionTitle, path, items }) => (
              <section key={sectionId} id={sectionId} aria-labelledby={`${sectionId}-title`}>
                <Typography variant="h3" component="h2" id={`${sectionId}-title`} sx={{ paddingBottom: 2 }}>
                  {sectionTitle}
                </Typography>
                <List component="div" sx={{ ...withDividers("below"), ...answersStyles }}>
                  {items.map(item => (
                    <ListItem key={item.id} component="article">
                      <Typography variant="subtitle1" component="h3" sx={{ textWrap: "balance" }}>
                        <Link underline="hover" href={`${path}#${item.id}`}>
                          {item.question}
                        </Link>
                      </Typography>
                      <Markdown>{item.answer}</Markdown>
                    </ListItem>
                  ))}
                </List>
              </section>
            ))}
          </Stack>
        </Container>
      </Section>
    </>
  )
}
