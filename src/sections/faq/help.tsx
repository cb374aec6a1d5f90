import { graphql } from "gatsby"
import type { ReactNode } from "react"
import { MarkedLine } from "../../components/marked-line"
import Button from "@mui/material/Button"
import { Container } from "../../components/container"
import { List, ListItem } from "../../components/list"
import { ListItemText } from "../../components/list-item-text"
import { Section } from "../../components/section"
import { SectionHead } from "../../components/section-head"
import { stroke } from "../../theme/tokens"

const WAY = {
  rowGap: { xs: 2.5, md: 4.5 },
  gridTemplateRows: { md: "1fr auto" },
  alignItems: { sm: "center", md: "start" },
  justifyItems: { sm: "start" },
}

/** Words above the button, which stands beside them on tablets. */
const Way = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => (
  <ListItem template={{ sm: "1fr auto", md: 1 }} columnSpacing={3} sx={WAY}>
    <ListItemText primary={title} secondary={<MarkedLine>{text}</MarkedLine>} variant="h2" spacing={1.5} />
    {children}
  </ListItem>
)

/** Two doors or three, cut by lines. The chat's button does nothing until it is told where the chat is. */
export const FaqHelp = ({ help: { title, lead, chat, phone, email } }: { help: Queries.FaqHelpFragment }) => (
  <Section tone="wash">
    <Container>
      <SectionHead title={title} lead={lead} />
      <List
        template={chat ? 3 : 2}
        dividers="beside"
        spacing={3}
        columnSpacing="clamp(2rem, 5vw, 5rem)"
        sx={{ borderTop: `${stroke.draw} solid`, "& > *": { borderColor: "yard.pencil" } }}
      >
        {chat && (
          <Way title={chat.title} text={chat.href || !chat.inert ? chat.text : `${chat.text} ${chat.inert}`}>
            <Button variant="outlined" {...(chat.href ? { href: chat.href } : { type: "button" })}>
              {chat.button}
            </Button>
          </Way>
        )}
        <Way {...phone}>
          <Button variant="outlined" href={phone.action.href}>
            {phone.action.label}
          </Button>
        </Way>
        <Way {...email}>
          <Button href={email.action.href}>{email.action.label}</Button>
        </Way>
      </List>
    </Container>
  </Section>
)

export const query = graphql`
  fragment FaqHelp on FaqHelp {
    title
    lead
    chat {
      title
      text
      button
      inert
      href
    }
    phone {
      title
      text
      action {
        ...Action
      }
    }
    email {
      title
      text
      action {
        ...Action
      }
    }
  }
`
