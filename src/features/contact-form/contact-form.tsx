import { Button, Typography } from "@mui/material"
import { styled } from "@mui/material/styles"
import { graphql } from "gatsby"
import type { FormEvent } from "react"
import { space, stroke } from "../../theme/tokens"
import { ChoiceField, LineField, TextField } from "./fields"
import { FORM_ID } from "./form-id"

const Sheet = styled("form")(({ theme }) => {
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
})

const Foot = styled("div")({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: `${space.s3} ${space.s5}` })

/** The browser has checked the required fields by now; what is written stays in them, and nothing is sent (spec 4). */
const keep = (event: FormEvent) => event.preventDefault()

/**
 * The project form. `method="dialog"` outside of a dialog lets the browser check the fields and then return:
 * the same before React arrives and without any script, and no text reaches the address bar.
 */
export const ContactForm = ({ form }: { form: Queries.ContactFormFragment }) => (
  <Sheet id={FORM_ID} method="dialog" onSubmit={keep} aria-labelledby="contact-title">
    <div data-wide>
      <Typography variant="h1" id="contact-title">
        {form.title}
      </Typography>
      <Typography sx={{ color: "text.secondary", marginTop: space.s3 }}>{form.lead}</Typography>
    </div>
    <LineField name="name" label={form.name.label} required autoComplete="name" />
    <LineField name="email" label={form.email.label} type="email" required autoComplete="email" />
    <LineField name="company" label={form.company.label} autoComplete="organization" />
    <ChoiceField name="projectType" choice={form.projectType} />
    <ChoiceField name="budget" choice={form.budget} />
    <ChoiceField name="timeline" choice={form.timeline} />
    <div data-wide>
      <TextField name="message" label={form.message.label} placeholder={form.message.placeholder} rows={4} required />
    </div>
    <Foot data-wide>
      <Button type="submit">{form.submit}</Button>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {form.note}
      </Typography>
    </Foot>
  </Sheet>
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
  }
`
