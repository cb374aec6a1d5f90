import Box from "@mui/material/Box"
import { graphql } from "gatsby"
import { MarkedLine } from "../../components/marked-line"
import { Container } from "../../components/container"
import Link from "@mui/material/Link"
import { List, ListItem } from "../../components/list"
import { ListItemText } from "../../components/list-item-text"
import { mailto } from "../../components/mailto"
import { tel } from "../../components/tel"
import { VisuallyHidden } from "../../components/visually-hidden"
import { fill } from "../../site/fill"
import { useSite } from "../../site/use-site"
import { columnsOf } from "../../theme/even-columns"
import { typeScale } from "../../theme/tokens"
import { FORM_ID } from "./form-id"
import { Picture } from "../../components/picture"

/** On phones a line each, so that the form is in the first screen. */
const WAY = {
  // What has no room beside its title goes below it, rather than in two.
  display: { xs: "flex", sm: "grid" },
  flexWrap: "wrap",
  justifyContent: { xs: "space-between", sm: "stretch" },
  gridTemplateRows: { md: "1fr auto" },
  alignItems: { xs: "baseline", sm: "stretch" },
  rowGap: { md: 1.5 },
  py: { xs: 0, sm: 3, md: 4 },
  "& figure, & p": { display: { xs: "none", sm: "block" } },
  "& h3": { fontSize: { xs: typeScale.body, sm: typeScale.three } },
}

/** The ways to get in touch, right below the water line. */
export const ContactOptions = ({ options }: { options: Queries.ContactOptionsFragment }) => {
  const { email, phone, callingCode } = useSite()
  const targets: Record<Queries.ContactOptionKind, string> = {
    message: `#${FORM_ID}`,
    call: tel(phone, callingCode),
    email: mailto(email),
  }
  return (
    <Box component="section" sx={{ bgcolor: "yard.plane", borderBottom: 1, borderColor: "yard.line" }}>
      <Container>
        <VisuallyHidden as="h2">{options.title}</VisuallyHidden>
        <List
          template={columnsOf(options.items.length, 3)}
          dividers="beside"
          columnSpacing="clamp(2.5rem, 4.8vw, 5rem)"
        >
          {options.items.map(({ kind, picture, title, href, elsewhere, ...here }) => {
            const { text, label } = (href && elsewhere) || here
            return (
              <ListItem
                key={title}
                template={picture ? { sm: "4.5rem 1fr auto", md: "4.5rem 1fr" } : { sm: "1fr auto", md: 1 }}
                columnSpacing={3}
                sx={WAY}
              >
                {picture && (
                  <Box component="figure" sx={{ gridRow: "1 / -1", pt: 0.5 }}>
                    <Picture picture={picture} alt="" inline />
                  </Box>
                )}
                <ListItemText primary={title} secondary={<MarkedLine>{text}</MarkedLine>} />
                <Link
                  variant="action"
                  href={href ?? targets[kind]}
                  sx={{ gridArea: { sm: "1 / -2", md: "auto" }, justifySelf: "start", overflowWrap: "anywhere" }}
                >
                  {fill(label, { email, phone })}
                </Link>
              </ListItem>
            )
          })}
        </List>
      </Container>
    </Box>
  )
}

export const query = graphql`
  fragment ContactOptions on ContactOptions {
    title
    items {
      kind
      picture {
        ...Photo
      }
      title
      text
      label
      href
      elsewhere {
        text
        label
      }
    }
  }
`
