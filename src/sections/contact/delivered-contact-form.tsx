import { styled } from "@mui/material/styles"
import { DeliveredForm } from "../../components/delivered-form"
import { ContactFields, sheet, TITLE_ID } from "./contact-fields"
import { FORM_ID } from "./form-id"

const Form = styled(DeliveredForm)(sheet)

interface DeliveredContactFormProps {
  form: Queries.ContactFormFragment
  delivery: Queries.DeliveryFragment
  words: Queries.FormWordsFragment
}

/** The project form where it delivers: no island, because its script needs no React. */
export const DeliveredContactForm = ({ form, delivery, words }: DeliveredContactFormProps) => (
  <Form id={FORM_ID} aria-labelledby={TITLE_ID} form="contact" delivery={delivery} words={words}>
    <ContactFields form={form} />
  </Form>
)
