import ChevronRight from "@mui/icons-material/ChevronRight"
import { styled } from "@mui/material/styles"
import { graphql } from "gatsby"
import { Button } from "../../components/button"
import { Section } from "../../components/section"
import { SmartLink } from "../../components/smart-link"
import { Unbroken } from "../../components/unbroken"
import { Container } from "../../components/container"
import { Typography } from "../../components/typography"
import { space, stroke, typeScale } from "../../theme/tokens"

const Split = styled(Container)(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "7fr 5fr",
  gap: `${space.s7} clamp(2rem, 6vw, 6rem)`,
  alignItems: "start",
  [theme.breakpoints.down("md")]: { gridTemplateColumns: "1fr" },
}))

const Others = styled("div")(({ theme }) => {
  const { yard } = theme.vars.palette
  return {
    "& h2": { margin: 0, marginBottom: space.s3, fontSize: typeScale.small, fontWeight: 600, color: yard.inkSoft },
    "& li": { borderTop: `1px solid ${yard.line}` },
    "& li:first-of-type": { borderTop: `${stroke.draw} solid ${yard.ink}` },
    "& a": {
      display: "flex",
      justifyContent: "space-between",
      alignItems: "center",
      minHeight: "4rem",
      textDecoration: "none",
    },
    "& svg": { fontSize: "1.5rem", transition: "transform .24s" },
    "& a:hover svg": { transform: "translateX(4px)" },
  }
})

interface QuestionsProps {
  words: Queries.LegalQuestionsFragment
  replyTime: string
  others: readonly Queries.LegalLinkFragment[]
}

/** Contact block of a legal document, and the way to the other two. */
export const LegalQuestions = ({ words, replyTime, others }: QuestionsProps) => (
  <Section tone="plane">
    <Split>
      <div>
        <Typography variant="h1">{words.questions.title}</Typography>
        <Typography
          variant="lead"
          sx={{ color: "text.secondary", marginBlock: `${space.s4} ${space.s5}`, maxWidth: space.measure }}
        >
          <Unbroken>{replyTime}</Unbroken>
        </Typography>
        <Button href={words.questions.action.href}>{words.questions.action.label}</Button>
      </div>
      <Others data-further>
        <h2>{words.others}</h2>
        <ul>
          {others.map(({ title, path }) => (
            <li key={path}>
              <SmartLink href={path}>
                <Typography variant="h3" component="span">
                  {title}
                </Typography>
                <ChevronRight />
              </SmartLink>
            </li>
          ))}
        </ul>
      </Others>
    </Split>
  </Section>
)

export const query = graphql`
  fragment LegalQuestions on LegalPages {
    questions {
      title
      action {
        ...Action
      }
    }
    others
  }
  fragment LegalLink on LegalDocument {
    title
    path
  }
`
