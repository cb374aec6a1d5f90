import Box from "@mui/material/Box"
import { graphql } from "gatsby"
import { MarkedLine } from "../components/marked-line"
import { Grid } from "../components/grid"
import Button from "@mui/material/Button"
import { Section } from "../components/section"
import { DeliveredForm } from "../components/delivered-form"
import { TextField } from "../components/text-field"
import { InertForm } from "../components/inert-form"
import { ListForm } from "../components/list-form"
import { Container } from "../components/container"
import Typography from "@mui/material/Typography"
import { space, typeScale } from "../theme/tokens"

/** The picture of this section: as large as the page allows. */
const FIGURE = { fontSize: "clamp(4rem, 1.5rem + 10vw, 10rem)", lineHeight: 0.82 }

/** Height of the field's label, with the gap below it. */
const LABEL = `calc(1.4 * ${typeScale.small} + .4rem)`

interface NewsletterProps {
  newsletter: Queries.NewsletterFragment
  /** Whether the browser asks for a valid address: on the blog it does, on the resources page it does not. */
  checked?: boolean
  /** Where it delivers, and what it says while it does. */
  delivery?: Queries.DeliveryFragment | null | undefined
  words?: Queries.FormWordsFragment | null | undefined
}

interface FieldsProps extends Required<Pick<NewsletterProps, "newsletter" | "checked">> {
  /** What the service calls the address. */
  name?: string | null | undefined
}

/** The button stands beside the field, also where a sentence stands below that. */
const Fields = ({ newsletter, checked, name }: FieldsProps) => (
  <Grid template={{ sm: "1fr auto" }} spacing={1.5} alignItems="start" sx={{ marginTop: 3 }}>
    <TextField
      id="newsletter-email"
      name={name ?? "email"}
      type="email"
      autoComplete="email"
      label={newsletter.emailLabel}
      placeholder={newsletter.placeholder}
      required={checked}
    />
    <Box sx={{ display: "grid", marginTop: { sm: LABEL } }}>
      <Button type="submit">{newsletter.button}</Button>
    </Box>
  </Grid>
)

/**
 * A newsletter form. With a figure it is the loud one, without it a quiet line. It sends nothing until site.yaml names
 * who takes its messages; then an address is asked for in either look.
 */
export const Newsletter = ({ newsletter, checked = false, delivery, words }: NewsletterProps) => {
  const isList = delivery?.provider === "list"
  const isInert = !delivery || delivery.provider === "none" || !words
  // What is promised of mails is no promise of a form that sends none.
  const small = isList ? newsletter.note : isInert ? newsletter.inert : null
  return (
    <Section id="newsletter" tone={newsletter.figure ? "wash" : "plane"}>
      <Container template="7fr 5fr" rowSpacing={4} columnSpacing={6} alignItems="end">
        {newsletter.figure ? (
          <Typography variant="figure" sx={FIGURE}>
            {newsletter.figure}
            <Typography variant="caption" sx={{ mt: 2, fontSize: typeScale.lead }}>
              {newsletter.figureLabel}
            </Typography>
          </Typography>
        ) : (
          <Words {...newsletter} />
        )}
        <div>
          {newsletter.figure && <Words {...newsletter} />}
          {isList && words ? (
            <ListForm delivery={delivery} trap={words.trap}>
              <Fields newsletter={newsletter} name={delivery.emailField} checked />
            </ListForm>
          ) : delivery && delivery.provider !== "none" && words ? (
            <DeliveredForm form="newsletter" delivery={delivery} words={words}>
              <Box sx={{ marginBottom: 1.5 }}>
                <Fields newsletter={newsletter} checked />
              </Box>
            </DeliveredForm>
          ) : (
            <InertForm noValidate={!checked}>
              <Fields newsletter={newsletter} checked={checked} />
            </InertForm>
          )}
          {small && (
            <Typography variant="body2" component="small" color="textSecondary" sx={{ display: "block", marginTop: 1 }}>
              {small}
            </Typography>
          )}
        </div>
      </Container>
    </Section>
  )
}

const Words = ({ title, text }: Queries.NewsletterFragment) => (
  <div>
    <Typography variant="h1">{title}</Typography>
    <Typography variant="lead" sx={{ marginTop: 1.5, maxWidth: space.measure }}>
      <MarkedLine>{text}</MarkedLine>
    </Typography>
  </div>
)

export const query = graphql`
  fragment Newsletter on Newsletter {
    title
    text
    figure
    figureLabel
    emailLabel
    placeholder
    button
    note
    inert
  }
`
