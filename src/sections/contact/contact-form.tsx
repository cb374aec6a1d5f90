import { styled } from "@mui/material/styles"
import { Fragment } from "react"
import { InertForm } from "../../components/inert-form"
import Link from "@mui/material/Link"
import { mailto } from "../../components/mailto"
import { ContactFields, sheet, TITLE_ID } from "./contact-fields"
import { FORM_ID } from "./form-id"
import Typography from "@mui/material/Typography"

const Form = styled(InertForm)(sheet)

interface ContactFormProps {
  form: Queries.ContactFormFragment
  /** The address of the line that says which way is sure. */
  email: string
}

/**
 * The project form while it sends nothing. It does not pretend to: the line under its button names the way that is
 * sure.
 */
export const ContactForm = ({ form, email }: ContactFormProps) => (
  <Form id={FORM_ID} aria-labelledby={TITLE_ID}>
    <ContactFields form={form}>
      <Typography variant="body2" sx={{ flexBasis: "100%" }}>
        {form.inert.split("{email}").map((words, index) => (
          <Fragment key={words}>
            {index > 0 && <Link href={mailto(email)}>{email}</Link>}
            {words}
          </Fragment>
        ))}
      </Typography>
    </ContactFields>
  </Form>
)
