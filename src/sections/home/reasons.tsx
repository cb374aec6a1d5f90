import { graphql } from "gatsby"
import { MarkedLine } from "../../components/marked-line"
import { Section } from "../../components/section"
import { SectionHead } from "../../components/section-head"
import Container from "@mui/material/Container"
import List from "@mui/material/List"
import ListItem from "@mui/material/ListItem"
import Typography from "@mui/material/Typography"
import { evenColumns } from "../../theme/even-columns"
import { BESIDE_WORDS, Picture } from "../../components/picture"
import { columns } from "../../theme/layouts"

/** Why teams choose the agency, each reason with its picture. */
export const HomeReasons = ({ reasons }: { reasons: Queries.HomeReasonsFragment }) => (
  <Section>
    <Container>
      <SectionHead title={reasons.title} />
      <List sx={{ ...columns(evenColumns(reasons.items.length, 3)), rowGap: 3, columnGap: "clamp(1.5rem, 4vw, 4rem)" }}>
        {reasons.items.map(({ picture, alt, title, text }) => (
          <ListItem
            key={title}
            sx={{
              ...columns({ sm: picture ? 2 : 1, md: 1 }),
              rowGap: 2,
              columnGap: 4,
              alignItems: { sm: "center" },
              alignContent: { md: "start" },
            }}
          >
            {picture && <Picture picture={picture} alt={alt} sizes={BESIDE_WORDS} />}
            <div>
              <Typography variant="h3">{title}</Typography>
              <Typography color="textSecondary" sx={{ marginTop: 0.5 }}>
                <MarkedLine>{text}</MarkedLine>
              </Typography>
            </div>
          </ListItem>
        ))}
      </List>
    </Container>
  </Section>
)

export const query = graphql`
  fragment HomeReasons on HomeReasons {
    title
    items {
      picture {
        ...Photo
      }
      alt
      title
      text
    }
  }
`
