import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import Container from "@mui/material/Container"
import Typography from "@mui/material/Typography"
import { MarkdownText } from "#components/markdown-line"
import { Section } from "#components/section"
import { SiteForm } from "#components/site-form"
import { TextField } from "#components/text-field"
import { useDelivery } from "#site/use-delivery"
import { columns } from "#theme/layouts"
import { space, typeScale } from "#theme/tokens"
import type { Fields, IdSuffix } from "../block"
import type { newsletterSchema } from "./schema"

/** The key figure, as large as the page allows. */
const figureStyles = { fontSize: "clamp(4rem, 1.5rem + 10vw, 10rem)", lineHeight: 0.82 }

/** Height of the field's label, with the gap below it. */
const LABEL_HEIGHT = `calc(1.4 * ${typeScale.small} + .4rem)`

type NewsletterFields = Fields<typeof newsletterSchema>

const Intro = ({ title, lead }: Pick<NewsletterFields, "title" | "lead">) => (
  <div>
    <Typography variant="h2">{title}</Typography>
    <MarkdownText variant="lead" sx={{ marginTop: 1.5, maxWidth: space.measure }}>
      {lead}
    </MarkdownText>
  </div>
)

type FormProps = Pick<NewsletterFields, "emailLabel" | "placeholder" | "submit" | "validateEmail"> & IdSuffix

/**
 * The form for a mailing list or another receiver. Without a receiver it sends nothing, but `validateEmail` still
 * requires an address. A margin as high as the label aligns the button with the field.
 */
const Form = ({ emailLabel, placeholder, submit, validateEmail, idSuffix = "" }: FormProps) => {
  const delivery = useDelivery("newsletter")?.delivery
  const mailingList = delivery?.provider === "list" ? delivery : undefined
  return (
    <SiteForm form="newsletter" idSuffix={idSuffix} noValidate={!validateEmail && !delivery}>
      <Box
        sx={{
          ...columns({ sm: "1fr auto" }),
          gap: 1.5,
          alignItems: "start",
          marginTop: 3,
          ...(delivery && !mailingList && { marginBottom: 1.5 }),
        }}
      >
        <TextField
          id={`newsletter-email${idSuffix}`}
          name={mailingList?.emailField ?? "email"}
          type="email"
          autoComplete="email"
          label={emailLabel}
          placeholder={placeholder}
          required={Boolean(delivery ?? validateEmail)}
        />
        <Box sx={{ display: "grid", marginTop: { sm: LABEL_HEIGHT } }}>
          <Button type="submit">{submit}</Button>
        </Box>
      </Box>
    </SiteForm>
  )
}

/**
 * A newsletter form, prominent with a key figure, compact without. It is disabled until site.yaml names a receiver. An
 * enabled form always requires an address.
 */
export const NewsletterBlock = ({
  id,
  title,
  lead,
  figure,
  figureLabel,
  emailLabel,
  placeholder,
  submit,
  note,
  disabledNote,
  validateEmail,
  idSuffix,
}: NewsletterFields & IdSuffix) => {
  const receiver = useDelivery("newsletter")
  // The note is about emails of a mailing list; other receivers send none.
  const smallPrint = receiver ? receiver.delivery.provider === "list" && note : disabledNote
  const intro = <Intro title={title} lead={lead} />
  return (
    <Section id={id} tone={figure ? "tint" : "surface"}>
      <Container sx={{ ...columns("7fr 5fr"), rowGap: 4, columnGap: 6, alignItems: "end" }}>
        {figure ? (
          <Typography variant="figure" sx={figureStyles}>
            {figure}
            <Typography variant="caption" sx={{ marginTop: 2, fontSize: typeScale.lead }}>
              {figureLabel}
            </Typography>
          </Typography>
        ) : (
          intro
        )}
        <div>
          {figure && intro}
          <Form {...{ emailLabel, placeholder, submit, validateEmail, idSuffix }} />
          {smallPrint && (
            <Typography variant="body2" component="small" color="textSecondary" sx={{ display: "block", marginTop: 1 }}>
              {smallPrint}
            </Typography>
          )}
        </div>
      </Container>
    </Section>
  )
}
