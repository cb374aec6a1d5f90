import Button from "@mui/material/Button"
import Stack from "@mui/material/Stack"
import { styled } from "@mui/material/styles"
import Typography from "@mui/material/Typography"
import { graphql } from "gatsby"
import { MarkdownText } from "#components/markdown-line"
import { SiteForm } from "#components/site-form"
import { TextField } from "#components/text-field"
import { useDelivery } from "#site/use-delivery"
import { space, stroke, typeScale } from "#theme/tokens"
import type { Fields, IdSuffix } from "../block"
import type { contactSchema } from "./schema"

/** The form in a frame. */
const FramedForm = styled(SiteForm)(({ theme }) => {
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

interface ContactFormProps extends IdSuffix {
  form: Fields<typeof contactSchema>
  words: Queries.ContactWordsFragment
}

/** Returns the id of a field, or of the heading ("title"). */
const idOf = (name: string, { idSuffix = "" }: IdSuffix) => `contact-${name}${idSuffix}`

interface ChoiceFieldProps extends Omit<ContactFormProps, "form"> {
  name: "projectType" | "budget" | "timeline"
}

/** An optional select, whose first option is empty. */
const ChoiceField = ({ words, name, ...suffix }: ChoiceFieldProps) => (
  <TextField select id={idOf(name, suffix)} name={name} label={words[name]}>
    {[{ value: "", label: words[`${name}Empty`] }, ...words[`${name}s`]].map(({ value, label }) => (
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
export const ContactForm = ({ form, words, ...suffix }: ContactFormProps) => {
  const titleId = idOf("title", suffix)
  const delivery = useDelivery("contact")
  const lead = form.lead ?? words.lead
  return (
    <FramedForm id={form.id ?? undefined} aria-labelledby={titleId} form="contact" {...suffix}>
      <div data-wide>
        <Typography variant="h2" id={titleId} sx={{ fontSize: { xs: typeScale.h3, sm: typeScale.h2 } }}>
          {form.title}
        </Typography>
        {lead && (
          <Typography color="textSecondary" sx={{ marginTop: 1.5 }}>
            {lead}
          </Typography>
        )}
      </div>
      <TextField id={idOf("name", suffix)} name="name" label={words.name} required autoComplete="name" />
      <TextField
        id={idOf("email", suffix)}
        name="email"
        label={words.email}
        type="email"
        required
        autoComplete="email"
      />
      <TextField id={idOf("company", suffix)} name="company" label={words.company} autoComplete="organization" />
      <ChoiceField words={words} name="projectType" {...suffix} />
      <ChoiceField words={words} name="budget" {...suffix} />
      <ChoiceField words={words} name="timeline" {...suffix} />
      <div data-wide>
        <TextField
          id={idOf("message", suffix)}
          name="message"
          label={words.message}
          placeholder={words.placeholder}
          rows={4}
          required
        />
      </div>
      <Stack data-wide direction="row" sx={{ flexWrap: "wrap", alignItems: "center", gap: `${space.s3} ${space.s5}` }}>
        <Button type="submit">{words.submit}</Button>
        {words.note && (
          <Typography variant="body2" color="textSecondary">
            {words.note}
          </Typography>
        )}
        {!delivery && (
          <MarkdownText variant="body2" sx={{ flexBasis: "100%" }}>
            {words.disabledNote}
          </MarkdownText>
        )}
      </Stack>
    </FramedForm>
  )
}

export const query = graphql`
  fragment ContactWords on ContactWords {
    lead
    name
    email
    company
    projectType
    projectTypeEmpty
    projectTypes {
      value
      label
    }
    budget
    budgetEmpty
    budgets {
      value
      label
    }
    timeline
    timelineEmpty
    timelines {
      value
      label
    }
    message
    placeholder
    submit
    note
    disabledNote
    fromLine
    fromFilled
    fromPlan
    fromPackage
    fromService
    fromCase
    fromPlaces {
      value
      label
    }
    nextTitle
    nextSteps {
      title
      text
      when
    }
    nextAction {
      ...Action
    }
    directTitle
    directText
    directEmail
    directPhone
  }
`
