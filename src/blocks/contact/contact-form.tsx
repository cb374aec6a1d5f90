import Button from "@mui/material/Button"
import Stack from "@mui/material/Stack"
import { styled } from "@mui/material/styles"
import Typography from "@mui/material/Typography"
import { MarkdownText } from "#components/markdown-line"
import { SiteForm } from "#components/site-form"
import { TextField } from "#components/text-field"
import { useDelivery } from "#site/use-delivery"
import { space, stroke, typeScale } from "#theme/tokens"
import type { Fields, IdSuffix } from "../block"
import type { contactSchema } from "./schema"

/** Frame of the form. */
const Sheet = styled(SiteForm)(({ theme }) => {
  const { colors } = theme.vars.palette
  return {
    display: "grid",
    gridTemplateColumns: "1fr 1fr",
    gap: `${space.s5} ${space.s5}`,
    padding: space.row,
    background: colors.surface,
    border: `${stroke.key} solid ${colors.text}`,
    "& > [data-wide]": { gridColumn: "1 / -1" },
    [theme.breakpoints.down("sm")]: { gridTemplateColumns: "1fr" },
  }
})

interface FormProps extends IdSuffix {
  form: Fields<typeof contactSchema>
}

/** Returns the id of a field, or of the heading ("title"). */
const idOf = (name: string, { idSuffix = "" }: IdSuffix) => `contact-${name}${idSuffix}`

interface ChoiceFieldProps extends FormProps {
  name: "projectType" | "budget" | "timeline"
}

/** An optional select, whose first option is empty. */
const ChoiceField = ({ form, name, ...suffix }: ChoiceFieldProps) => (
  <TextField select id={idOf(name, suffix)} name={name} label={form[name]}>
    {[{ value: "", label: form[`${name}Empty`] }, ...form[`${name}s`]].map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </TextField>
)

/**
 * The project form, with uncontrolled fields and native validation. While it is disabled, a note under the button
 * offers an alternative. Not an island: its script needs no React.
 */
export const ContactForm = ({ form, ...suffix }: FormProps) => {
  const titleId = idOf("title", suffix)
  const delivery = useDelivery("contact")
  return (
    <Sheet id={form.id ?? undefined} aria-labelledby={titleId} form="contact" {...suffix}>
      <div data-wide>
        <Typography variant="h2" id={titleId} sx={{ fontSize: { xs: typeScale.h3, sm: typeScale.h2 } }}>
          {form.title}
        </Typography>
        {form.lead && (
          <Typography color="textSecondary" sx={{ marginTop: 1.5 }}>
            {form.lead}
          </Typography>
        )}
      </div>
      <TextField id={idOf("name", suffix)} name="name" label={form.name} required autoComplete="name" />
      <TextField
        id={idOf("email", suffix)}
        name="email"
        label={form.email}
        type="email"
        required
        autoComplete="email"
      />
      <TextField id={idOf("company", suffix)} name="company" label={form.company} autoComplete="organization" />
      <ChoiceField form={form} name="projectType" {...suffix} />
      <ChoiceField form={form} name="budget" {...suffix} />
      <ChoiceField form={form} name="timeline" {...suffix} />
      <div data-wide>
        <TextField
          id={idOf("message", suffix)}
          name="message"
          label={form.message}
          placeholder={form.placeholder}
          rows={4}
          required
        />
      </div>
      <Stack data-wide direction="row" sx={{ flexWrap: "wrap", alignItems: "center", gap: `${space.s3} ${space.s5}` }}>
        <Button type="submit">{form.submit}</Button>
        {form.note && (
          <Typography variant="body2" color="textSecondary">
            {form.note}
          </Typography>
        )}
        {!delivery && (
          <MarkdownText variant="body2" sx={{ flexBasis: "100%" }}>
            {form.disabledNote}
          </MarkdownText>
        )}
      </Stack>
    </Sheet>
  )
}
