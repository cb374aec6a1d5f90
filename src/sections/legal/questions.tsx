import ChevronRight from "@mui/icons-material/ChevronRight"
import { graphql } from "gatsby"
import Button from "@mui/material/Button"
import Container from "@mui/material/Container"
import Link from "@mui/material/Link"
import List from "@mui/material/List"
import ListItem from "@mui/material/ListItem"
import { Section } from "../../components/section"
import Typography from "@mui/material/Typography"
import { Unbroken } from "../../components/unbroken"
import { space } from "../../theme/tokens"
import { columns, divided } from "../../theme/layouts"

/** A row as a whole leads on. */
const ROW = {
  display: "flex",
  justifyContent: "space-between",
  alignItems: "center",
  minHeight: "4rem",
  "& svg": { fontSize: "1.5rem", transition: "transform .24s" },
  "&:hover svg": { transform: "translateX(4px)" },
}

interface QuestionsProps {
  words: Queries.LegalQuestionsFragment
  of: Pick<Queries.LegalDocument, "path" | "replyTime">
}

/** Contact block of a legal document, and the way to the others. */
export const LegalQuestions = ({ words, of }: QuestionsProps) => (
  <Section tone="plane">
    <Container sx={{ ...columns("7fr 5fr"), rowGap: 6, columnGap: "clamp(2rem, 6vw, 6rem)", alignItems: "start" }}>
      <div>
        <Typography variant="h1">{words.questions.title}</Typography>
        <Typography variant="lead" color="textSecondary" sx={{ mt: 2, mb: 3, maxWidth: space.measure }}>
          <Unbroken>{of.replyTime}</Unbroken>
        </Typography>
        <Button href={words.questions.action.href}>{words.questions.action.label}</Button>
      </div>
      {words.documents.length > 1 && (
        <div data-further>
          <Typography variant="body2" component="h2" color="textSecondary" sx={{ mb: 1.5, fontWeight: 600 }}>
            {words.others}
          </Typography>
          <List sx={{ ...divided("between", 0) }}>
            {words.documents
              .filter(({ path }) => path !== of.path)
              .map(({ title, path }) => (
                <ListItem key={path}>
                  <Link underline="none" href={path} sx={ROW}>
                    <Typography variant="h3" component="span">
                      {title}
                    </Typography>
                    <ChevronRight />
                  </Link>
                </ListItem>
              ))}
          </List>
        </div>
      )}
    </Container>
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
    documents {
      title
      path
    }
  }
`
