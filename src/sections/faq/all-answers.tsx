import Stack from "@mui/material/Stack"
import { graphql } from "gatsby"
import { Container } from "../../components/container"
import Link from "@mui/material/Link"
import { List, ListItem } from "../../components/list"
import { Marked } from "../../components/marked"
import { Section } from "../../components/section"
import { Tabs } from "../../components/tabs"
import Typography from "@mui/material/Typography"
import { space } from "../../theme/tokens"

/** In columns on phones and tablets. */
const INDEX = { columns: { xs: "9rem", md: "auto" }, columnGap: 4 }

const ANSWERS = { "& :is(p, ul)": { mt: 1, maxWidth: space.measure, color: "text.secondary" } }

/** Answers that stand on one page. */
export interface AnswerGroup {
  id: string
  title: string
  path: string
  items: readonly Queries.FaqFragment[]
}

interface AllAnswersProps {
  contents: string
  groups: readonly AnswerGroup[]
}

/** Every answer of the site, open: each question is a link to the place it comes from. */
export const AllAnswers = ({ contents, groups }: AllAnswersProps) => (
  <Section>
    <Container template="3fr 9fr" rowSpacing={4} columnSpacing={6} alignItems="start">
      <Tabs aria-labelledby="contents">
        <Typography variant="body2" component="h2" id="contents" sx={{ mb: 1, fontWeight: 600 }}>
          {contents}
        </Typography>
        <List sx={INDEX}>
          {groups.map(({ id, title }) => (
            <Typography key={id} variant="body2" component="li" color="textSecondary">
              <Link underline="hover" href={`#${id}`} sx={{ display: "block", py: 1 }}>
                {title}
              </Link>
            </Typography>
          ))}
        </List>
      </Tabs>
      <Stack spacing={6}>
        {groups.map(({ id, title, path, items }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`}>
            <Typography variant="h2" component="h2" id={`${id}-title`} sx={{ pb: 2 }}>
              {title}
            </Typography>
            <List component="div" dividers="below" sx={ANSWERS}>
              {items.map(item => (
                <ListItem key={item.id} component="article">
                  <Typography variant="subtitle1" component="h3" sx={{ textWrap: "balance" }}>
                    <Link underline="hover" href={`${path}#${item.id}`}>
                      {item.question}
                    </Link>
                  </Typography>
                  <Marked>{item.answer}</Marked>
                </ListItem>
              ))}
            </List>
          </section>
        ))}
      </Stack>
    </Container>
  </Section>
)

export const query = graphql`
  fragment AnswerGroup on FaqSection {
    title
    items {
      ...Faq
    }
  }
`
