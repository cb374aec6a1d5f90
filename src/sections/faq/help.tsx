import { Typography } from "@mui/material"
import { styled } from "@mui/material/styles"
import { graphql } from "gatsby"
import type { ReactNode } from "react"
import { Button, buttonClass } from "../../components/button"
import { Band } from "../../components/band"
import { Wrap } from "../../components/wrap"
import { space, stroke } from "../../theme/tokens"

const Split = styled(Wrap)(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "4fr 8fr",
  gap: `${space.s6} ${space.s7}`,
  [theme.breakpoints.down("md")]: { gridTemplateColumns: "1fr" },
}))

const Ways = styled("ul")(({ theme }) => {
  const { yard } = theme.vars.palette
  return {
    borderTop: `${stroke.draw} solid ${yard.ink}`,
    "& li": {
      display: "grid",
      gridTemplateColumns: "10rem 1fr 12rem",
      gap: `${space.s2} ${space.s5}`,
      alignItems: "center",
      paddingBlock: space.s5,
      borderBottom: `1px solid ${yard.pencil}`,
    },
    [theme.breakpoints.down("sm")]: { "& li": { gridTemplateColumns: "1fr", [`& .${buttonClass}`]: { marginTop: space.s2 } } },
  }
})

const Way = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => (
  <li>
    <Typography variant="h3">{title}</Typography>
    <p>{text}</p>
    {children}
  </li>
)

/** Three ways to a person. The chat's button does nothing by itself (spec 2.13). */
export const FaqHelp = ({ help: { title, lead, chat, phone, email } }: { help: Queries.FaqHelpFragment }) => (
  <Band tone="wash">
    <Split>
      <div>
        <Typography variant="h1">{title}</Typography>
        <Typography variant="lead" sx={{ marginTop: space.s4 }}>
          {lead}
        </Typography>
      </div>
      <Ways>
        <Way {...chat}>
          <Button type="button" variant="outlined">
            {chat.button}
          </Button>
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
    </Split>
  </Band>
)

export const query = graphql`
  fragment FaqHelp on FaqHelp {
    title
    lead
    chat {
      title
      text
      button
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
