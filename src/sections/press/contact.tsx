import { styled } from "@mui/material/styles"
import { graphql } from "gatsby"
import { Link } from "../../components/link"
import { Button } from "../../components/button"
import { Section } from "../../components/section"
import { mailto } from "../../components/mailto"
import { FigureLabel } from "../../components/figure-label"
import { Container } from "../../components/container"
import { Typography } from "../../components/typography"
import { useSite } from "../../site/use-site"
import { Flare } from "../../scenes/flare"
import { space } from "../../theme/tokens"

const Split = styled(Container)(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "6fr 6fr",
  gap: `${space.s7} clamp(2rem, 6vw, 6rem)`,
  alignItems: "end",
  "& figure": { overflow: "clip", "@media print": { maxWidth: "20rem" } },
  [theme.breakpoints.down("md")]: { gridTemplateColumns: "1fr" },
}))

const Ways = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space.s3} ${space.s5}`,
  marginTop: space.s6,
})

/** The press contact: how fast, by email, or over the contact page. */
export const PressContact = ({ contact }: { contact: Queries.PressContactFragment }) => {
  const { email } = useSite()
  return (
    <Section tone="wash">
      <Split>
        <div>
          <Typography variant="h1">{contact.title}</Typography>
          <Typography variant="lead" sx={{ marginBlock: `${space.s4} ${space.s6}`, maxWidth: space.measure }}>
            {contact.text}
          </Typography>
          <Typography variant="figure">
            {contact.figure}
            <FigureLabel sx={{ color: "inherit" }}>{contact.figureLabel}</FigureLabel>
          </Typography>
          <Ways>
            <Button href={mailto(email, contact.subject)}>{email}</Button>
            <Link variant="button" href={contact.action.href}>
              {contact.action.label}
            </Link>
          </Ways>
        </div>
        <figure>
          <Flare alt={contact.sceneAlt} />
        </figure>
      </Split>
    </Section>
  )
}

export const query = graphql`
  fragment PressContact on PressContact {
    title
    text
    figure
    figureLabel
    subject
    action {
      ...Action
    }
    sceneAlt
  }
`
