import { styled } from "@mui/material/styles"
import { graphql } from "gatsby"
import type { ReactNode } from "react"
import { Button, buttonClass } from "../../components/button"
import { Section } from "../../components/section"
import { SectionHead } from "../../components/section-head"
import { Container } from "../../components/container"
import { Typography } from "../../components/typography"
import { space, stroke } from "../../theme/tokens"

/** Three doors side by side, cut by rules: unlike the list of topics above them. */
const Ways = styled("ul")(({ theme }) => {
  const { yard } = theme.vars.palette
  return {
    display: "grid",
    gridTemplateColumns: "repeat(3, 1fr)",
    borderTop: `${stroke.draw} solid ${yard.ink}`,
    "& li": {
      display: "grid",
      gridTemplateRows: "auto 1fr auto",
      justifyItems: "start",
      gap: space.s3,
      padding: `${space.s5} clamp(1rem, 2.5vw, 2.5rem) ${space.s2}`,
      "&:first-of-type": { paddingLeft: 0 },
      "& + li": { borderLeft: `1px solid ${yard.pencil}` },
      [`& .${buttonClass}`]: { marginTop: space.s5 },
    },
    [theme.breakpoints.down("md")]: {
      gridTemplateColumns: "1fr",
      "& li": {
        gridTemplateColumns: "1fr auto",
        gridTemplateRows: "auto auto",
        paddingInline: 0,
        paddingBottom: space.s5,
        "& p": { gridColumn: 1 },
      },
      "& li + li": { borderLeft: 0, borderTop: `1px solid ${yard.pencil}` },
      [`& li .${buttonClass}`]: { gridArea: "1 / 2 / 3", alignSelf: "center", marginTop: 0 },
    },
    [theme.breakpoints.down("sm")]: {
      "& li": { gridTemplateColumns: "1fr" },
      [`& li .${buttonClass}`]: { gridArea: "auto", justifySelf: "stretch", marginTop: space.s2 },
    },
  }
})

const Way = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => (
  <li>
    <Typography variant="h2" component="h3">
      {title}
    </Typography>
    <p>{text}</p>
    {children}
  </li>
)

/** Three ways to a person. The chat's button does nothing until it is told where the chat is. */
export const FaqHelp = ({ help: { title, lead, chat, phone, email } }: { help: Queries.FaqHelpFragment }) => (
  <Section tone="wash">
    <Container>
      <SectionHead title={title} lead={lead} />
      <Ways>
        <Way title={chat.title} text={chat.href || !chat.inert ? chat.text : `${chat.text} ${chat.inert}`}>
          {chat.href ? (
            <Button variant="outlined" href={chat.href}>
              {chat.button}
            </Button>
          ) : (
            <Button type="button" variant="outlined">
              {chat.button}
            </Button>
          )}
        </Way>
        <Way {...phone}>
          <Button variant="outlined" href={phone.action.href}>
            {phone.action.label}
          </Button>
        </Way>
        <Way {...email}>
          <Button href={email.action.href}>{email.action.label}</Button>
        </Way>
      </Ways>
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
