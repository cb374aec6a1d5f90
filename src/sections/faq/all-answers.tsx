import { styled } from "@mui/material/styles"
import { graphql } from "gatsby"
import { Link } from "../../components/link"
import { Marked } from "../../components/marked"
import { Container } from "../../components/container"
import { Section } from "../../components/section"
import { Typography } from "../../components/typography"
import { header, space, stroke, typeScale } from "../../theme/tokens"
import { underline } from "../../theme/underline"

const Split = styled(Container)(({ theme }) => {
  const { yard } = theme.vars.palette
  return {
    display: "grid",
    gridTemplateColumns: "3fr 9fr",
    gap: `${space.s6} ${space.s7}`,
    alignItems: "start",
    "& nav": { position: "sticky", top: header.clearance, fontSize: typeScale.small, lineHeight: 1.4 },
    "& nav h2": { fontSize: typeScale.small, fontWeight: 600, marginBottom: space.s2 },
    "& nav a": { display: "block", paddingBlock: space.s2, color: yard.inkSoft, textDecoration: "none" },
    "& nav a:hover": { color: yard.ink, ...underline(yard.signal) },
    "& section + section": { marginTop: space.s7 },
    "& section h2": { paddingBottom: space.s4, borderBottom: `${stroke.draw} solid ${yard.ink}` },
    "& article": { paddingBlock: space.s4, borderBottom: `1px solid ${yard.line}` },
    "& h3": { fontSize: typeScale.lead, fontWeight: 600, lineHeight: 1.3, textWrap: "balance" },
    "& h3 a": { textDecoration: "none", "&:hover": underline(yard.signal) },
    "& article p": { maxWidth: space.measure, marginTop: space.s2, color: yard.inkSoft },
    [theme.breakpoints.down("md")]: {
      gridTemplateColumns: "minmax(0, 1fr)",
      "& nav": { position: "static" },
      "& nav ul": { columns: "9rem", columnGap: space.s6 },
    },
  }
})

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
    <Split>
      <nav aria-labelledby="contents">
        <h2 id="contents">{contents}</h2>
        <ul>
          {groups.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div>
        {groups.map(({ id, title, path, items }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`}>
            <Typography variant="h2" component="h2" id={`${id}-title`}>
              {title}
            </Typography>
            {items.map(item => (
              <article key={item.id}>
                <h3>
                  <Link href={`${path}#${item.id}`}>{item.question}</Link>
                </h3>
                <Marked>{item.answer}</Marked>
              </article>
            ))}
          </section>
        ))}
      </div>
    </Split>
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
