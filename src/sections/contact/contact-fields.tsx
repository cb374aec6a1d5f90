import Stack from "@mui/material/Stack"
import type { CSSObject, Theme } from "@mui/material/styles"
import { graphql } from "gatsby"
import type { ReactNode } from "react"
import Button from "@mui/material/Button"
import { TextField } from "../../components/text-field"
import { space, stroke, typeScale } from "../../theme/tokens"
import { ChoiceField, idOf } from "./choice-field"
import Typography from "@mui/material/Typography"

/** The sheet that the form is written on. */
export const sheet = ({ theme }: { theme: Theme }): CSSObject => {
  const { yard } = theme.vars.palette
  return {
    display: "grid",
    gridTemplateColumns: "1fr 1fr",
    gap: `${space.s5} ${space.s5}`,
    padding: "clamp(1.25rem, 3vw, 2.75rem)",
    background: yard.plane,
    border: `${stroke.key} solid ${yard.ink}`,
    "& > [data-wide]": { gridColumn: "1 / -1" },
    [theme.breakpoints.down("sm")]: { gridTemplateColumns: "1fr" },
  }
}

/** Id of the form's heading. */
export const TITLE_ID = "contact-title"

interface ContactFieldsProps {
  form: Queries.ContactFormFragment
  /** Under the button. */
  children?: ReactNode
}

/** Heading, fields and button of the project form. Each field holds what is written in it; the browser checks them. */
export const ContactFields = ({ form, children }: ContactFieldsProps) => (
  <>
    <div data-wide>
      <Typography variant="h1" id={TITLE_ID} sx={{ fontSize: { xs: typeScale.two, sm: typeScale.one } }}>
        {form.title}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1.5 }}>
        {form.lead}
      </Typography>
    </div>
    <TextField id={idOf("name")} name="name" label={form.name.label} required autoComplete="name" />
    <TextField id={idOf("email")} name="email" label={form.email.label} type="email" required autoComplete="email" />
    <TextField id={idOf("company")} name="company" label={form.company.label} autoComplete="organization" />
    <ChoiceField name="projectType" choice={form.projectType} />
    <ChoiceField name="budget" choice={form.budget} />
    <ChoiceField name="timeline" choice={form.timeline} />
    <div data-wide>
      <TextField
        id={idOf("message")}
        name="message"
        label={form.message.label}
        placeholder={form.message.placeholder}
        rows={4}
        required
      />
    </div>
    <Stack data-wide direction="row" sx={{ flexWrap: "wrap", alignItems: "center", gap: "0.75rem 1.5rem" }}>
      <Button type="submit">{form.submit}</Button>
      <Typography variant="body2" color="textSecondary">
        {form.note}
      </Typography>
      {children}
    </Stack>
  </>
)

export const query = graphql`
  fragment ContactForm on ContactForm {
    title
    lead
    name {
      label
    }
    email {
      label
    }
    company {
      label
    }
    projectType {
      ...ContactChoice
    }
    budget {
      ...ContactChoice
    }
    timeline {
      ...ContactChoice
    }
    message {
      label
      placeholder
    }
    submit
    note
    inert
  }
`
