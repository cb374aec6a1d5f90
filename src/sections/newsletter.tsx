import { Typography } from "@mui/material"
import { type CSSObject, styled, type Theme } from "@mui/material/styles"
import { graphql } from "gatsby"
import { Button } from "../components/button"
import { Section } from "../components/section"
import { DeliveredForm } from "../components/delivered-form"
import { Field } from "../components/field"
import { InertForm } from "../components/inert-form"
import { ListForm } from "../components/list-form"
import { Container } from "../components/container"
import { space, typeScale } from "../theme/tokens"

const Split = styled(Container)(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "7fr 5fr",
  gap: `${space.s6} ${space.s7}`,
  alignItems: "end",
  "& small": {
    display: "block",
    marginTop: space.s2,
    fontSize: typeScale.small,
    color: theme.vars.palette.yard.inkSoft,
  },
  [theme.breakpoints.down("md")]: { gridTemplateColumns: "1fr" },
}))

/** The figure is the picture of this section: as large as the page allows. */
const Figure = styled("p")(({ theme }) => ({
  ...theme.typography.figure,
  fontSize: "clamp(4rem, 1.5rem + 10vw, 10rem)",
  lineHeight: 0.82,
  "& span": {
    display: "block",
    marginTop: space.s4,
    fontFamily: theme.typography.fontFamily,
    fontSize: typeScale.lead,
    fontWeight: 500,
    lineHeight: 1.4,
    letterSpacing: 0,
  },
}))

/** Height of the field's label, with the gap below it. */
const LABEL = `calc(1.4 * ${typeScale.small} + .4rem)`

const row = ({ theme }: { theme: Theme }): CSSObject => ({
  display: "grid",
  gridTemplateColumns: "1fr auto",
  gap: space.s3,
  alignItems: "start",
  marginTop: space.s5,
  // Beside the field, also where a sentence stands below that.
  [theme.breakpoints.up("sm")]: { "& > [type=submit]": { marginTop: LABEL } },
  [theme.breakpoints.down("sm")]: { gridTemplateColumns: "1fr" },
})

const Inert = styled(InertForm)(row)
const Delivered = styled(DeliveredForm)(row)
const Listed = styled(ListForm)(row)

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

const Fields = ({ newsletter, checked, name }: FieldsProps) => (
  <>
    <Field
      id="newsletter-email"
      name={name ?? "email"}
      type="email"
      autoComplete="email"
      label={newsletter.emailLabel}
      placeholder={newsletter.placeholder}
      required={checked}
    />
    <Button type="submit">{newsletter.button}</Button>
  </>
)

/**
 * A newsletter form. With a figure it is the loud one, without it a quiet line. It sends nothing until site.yaml names
 * who takes its messages; then an address is asked for in either look.
 */
export const Newsletter = ({ newsletter, checked = false, delivery, words }: NewsletterProps) => {
  const isList = delivery?.provider === "list"
  return (
    <Section id="newsletter" tone={newsletter.figure ? "wash" : "plane"}>
      <Split>
        {newsletter.figure ? (
          <Figure>
            {newsletter.figure}
            <span>{newsletter.figureLabel}</span>
          </Figure>
        ) : (
          <Words {...newsletter} />
        )}
        <div>
          {newsletter.figure && <Words {...newsletter} />}
          {isList && words ? (
            <Listed delivery={delivery} trap={words.trap}>
              <Fields newsletter={newsletter} name={delivery.emailField} checked />
            </Listed>
          ) : delivery && delivery.provider !== "none" && words ? (
            <Delivered form="newsletter" delivery={delivery} words={words}>
              <Fields newsletter={newsletter} checked />
            </Delivered>
          ) : (
            <Inert noValidate={!checked}>
              <Fields newsletter={newsletter} checked={checked} />
            </Inert>
          )}
          {isList && newsletter.note && <small>{newsletter.note}</small>}
        </div>
      </Split>
    </Section>
  )
}

const Words = ({ title, text }: Queries.NewsletterFragment) => (
  <div>
    <Typography variant="h1">{title}</Typography>
    <Typography variant="lead" sx={{ marginTop: space.s3, maxWidth: space.measure }}>
      {text}
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
  }
`
