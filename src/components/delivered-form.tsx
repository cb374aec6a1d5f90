import { styled } from "@mui/material/styles"
import { graphql } from "gatsby"
import type { ComponentProps } from "react"
import { type DeliveredName, field, type Saying, sentPath } from "../browser/forms/names"
import Link from "@mui/material/Link"
import { MarkedLine } from "./marked-line"
import { useSite } from "../site/use-site"
import { space, stroke, typeScale } from "../theme/tokens"
import Button from "@mui/material/Button"
import ButtonBase from "@mui/material/ButtonBase"
import { mailto } from "./mailto"
import { ServiceFields, trapOf } from "./service-fields"
import { brings, bringsAtTouch } from "../browser/behaviours"

const Outcome = styled("div")(({ theme }) => {
  const { colors } = theme.vars.palette
  return {
    gridColumn: "1 / -1",
    "& > [role=status] > *": {
      padding: space.s4,
      border: `${stroke.draw} solid ${colors.text}`,
      background: colors.background,
    },
    "& > [role=status] > [data-says=sent]": {
      background: colors.tint,
      "& b": { display: "block", fontSize: typeScale.three },
    },
    "& > p, & > [data-ways]:not([hidden])": {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      gap: `${space.s2} ${space.s4}`,
      marginTop: space.s3,
    },
    "& > p": { fontSize: typeScale.small, color: colors.textSoft },
    "& > p[hidden]": { display: "none" },
    "& > p > button": { minHeight: "2.75rem", textDecoration: "underline" },
  }
})

type Words = Queries.FormWordsFragment

/** Sentences that only the script shows. */
const Sentence = ({ says, children }: { says: Saying; children: string }) => (
  <p data-says={says} tabIndex={-1} hidden>
    {children}
  </p>
)

/** What the form says while it delivers, and the ways out where it fails. Without script none of it is seen. */
const Told = ({ words, sent }: { words: Words; sent: Words["contact"] }) => {
  const { email } = useSite()
  const mail = mailto(email, words.subject)
  return (
    <Outcome>
      <div role="status">
        <Sentence says="sending">{words.sending}</Sentence>
        <Sentence says="slow">{words.slow}</Sentence>
        <div data-says="sent" tabIndex={-1} hidden>
          <b>{sent.title}</b>
          <MarkedLine>{sent.text}</MarkedLine>{" "}
          {sent.actions.map(({ label, href }) => (
            <Link key={href} variant="action" href={href}>
              {label}
            </Link>
          ))}
        </div>
        <Sentence says="unconfirmed">{words.unconfirmed}</Sentence>
        <Sentence says="busy">{words.busy}</Sentence>
        <Sentence says="refused">{words.refused}</Sentence>
        <Sentence says="copied">{words.copied}</Sentence>
        <Sentence says="notCopied">{words.notCopied}</Sentence>
        <Sentence says="cleared">{words.cleared}</Sentence>
      </div>
      <div data-ways="" hidden>
        <Button type="submit" variant="outlined" size="small">
          {words.retry}
        </Button>
        <Button variant="outlined" size="small" data-does="copy">
          {words.copy}
        </Button>
        <Link variant="action" href={mail} data-mail={mail} data-does="mail">
          {words.mail}
        </Link>
      </div>
      <p hidden>
        <span>{words.draft}</span>
        <ButtonBase data-does="clear">{words.clear}</ButtonBase>
      </p>
    </Outcome>
  )
}

interface DeliveredFormProps extends Omit<ComponentProps<"form">, "action" | "method" | "name"> {
  form: DeliveredName
  delivery: Queries.DeliveryFragment
  words: Words
}

/**
 * A form that delivers: it posts by itself, and with script (src/browser/forms/) without leaving the page. What only
 * the script fills in is disabled, so that it is not sent without it.
 */
export const DeliveredForm = ({ form, delivery, words, children, ...rest }: DeliveredFormProps) => {
  const { url } = useSite()
  const { provider, endpoint } = delivery
  const isNetlify = provider === "netlify"
  const marks = {
    ...brings("forms"),
    ...bringsAtTouch("checks"),
    "data-delivers": form,
    "data-provider": provider,
    ...(isNetlify && { "data-netlify": "true", "netlify-honeypot": trapOf(delivery) }),
  }
  return (
    <form {...rest} {...marks} name={form} method="post" action={isNetlify ? sentPath[form] : (endpoint ?? undefined)}>
      {children}
      {isNetlify ? (
        <input type="hidden" name={field.form} value={form} />
      ) : (
        <input type="hidden" name={field.next} value={`${url}${sentPath[form]}`} />
      )}
      {[field.id, field.suspect, field.from, field.campaign, field.load].map(name => (
        <input key={name} type="hidden" name={name} disabled />
      ))}
      <ServiceFields delivery={delivery} trap={words.trap} />
      <Told words={words} sent={words[form]} />
    </form>
  )
}

export const query = graphql`
  fragment FormWords on FormWords {
    sending
    slow
    unconfirmed
    busy
    refused
    retry
    copy
    copied
    notCopied
    mail
    subject
    draft
    clear
    cleared
    trap
    contact {
      ...FormSent
    }
    newsletter {
      ...FormSent
    }
  }
  fragment Delivery on FormDelivery {
    provider
    endpoint
    emailField
    trap
    hidden {
      name
      value
    }
  }
  fragment FormSent on Notice {
    title
    text
    actions {
      ...Action
    }
  }
`
