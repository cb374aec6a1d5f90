import Button from "@mui/material/Button"
import ButtonBase from "@mui/material/ButtonBase"
import Link from "@mui/material/Link"
import { styled } from "@mui/material/styles"
import { graphql } from "gatsby"
import type { ComponentProps } from "react"
import { behavior } from "#browser/behaviors"
import { confirmationPaths, fieldNames, type FormName } from "#browser/forms/field-names"
import { mailto } from "#site/contact-urls"
import { parseNameValue } from "#site/parse-name-value"
import { useDelivery } from "#site/use-delivery"
import { useSite } from "#site/use-site"
import { space, stroke, typeScale } from "#theme/tokens"
import { MarkdownLine } from "./markdown-line"
import { NonSubmittingForm } from "./non-submitting-form"
import { VisuallyHidden } from "./visually-hidden"

const Status = styled("div")(({ theme }) => {
  const { colors } = theme.vars.palette
  return {
    gridColumn: "1 / -1",
    "& > [role=status] > *": {
      padding: space.s4,
      border: `${stroke.outline} solid ${colors.text}`,
      background: colors.background,
    },
    "& > [role=status] > [data-status=sent]": {
      background: colors.tint,
      "& b": { display: "block", fontSize: typeScale.h4 },
    },
    "& > p, & > [data-fallback]:not([hidden])": {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      gap: `${space.s2} ${space.s4}`,
      marginTop: space.s3,
    },
    "& > p": { fontSize: typeScale.small, color: colors.textSecondary },
    "& > p[hidden]": { display: "none" },
    "& > p > button": { minHeight: "2.75rem", textDecoration: "underline" },
  }
})

type Words = Queries.FormWordsFragment

/** Keys of the status messages in words.yaml, which the script shows. */
const statusKeys = ["sending", "slow", "unconfirmed", "busy", "refused", "copied", "notCopied", "cleared"] as const

/** Status messages, and actions after a failure. Hidden without scripts. */
const FormStatus = ({ words, sentNotice }: { words: Words; sentNotice: Words["contact"] }) => {
  const { email } = useSite()
  const mail = mailto(email, words.subject)
  return (
    <Status>
      <div role="status">
        <div data-status="sent" tabIndex={-1} hidden>
          <b>{sentNotice.title}</b>
          <MarkdownLine>{sentNotice.text}</MarkdownLine>{" "}
          {sentNotice.actions.map(({ label, href }) => (
            <Link key={href} variant="action" href={href}>
              {label}
            </Link>
          ))}
        </div>
        {statusKeys.map(status => (
          <p key={status} data-status={status} tabIndex={-1} hidden>
            {words[status]}
          </p>
        ))}
      </div>
      <div data-fallback="" hidden>
        <Button type="submit" variant="outlined" size="small">
          {words.retry}
        </Button>
        <Button variant="outlined" size="small" data-action="copy">
          {words.copy}
        </Button>
        <Link variant="action" href={mail} data-mail={mail} data-action="mail">
          {words.mail}
        </Link>
      </div>
      <p data-draft="" hidden>
        <span>{words.draft}</span>
        <ButtonBase data-action="clear">{words.clear}</ButtonBase>
      </p>
    </Status>
  )
}

/** Names of the honeypot field by service host. Services drop leads that fill it in. */
const honeypotNames: Record<string, string> = {
  // https://help.formspree.io/articles/building-your-form/honeypot-spam-filtering
  "formspree.io": "_gotcha",
  // https://formsubmit.co/documentation
  "formsubmit.co": "_honey",
  // https://docs.web3forms.com/getting-started/customizations/spam-protection/spam-protection
  "api.web3forms.com": "botcheck",
}

/** Returns the name of the honeypot: from content, the service, or the default. */
const honeypotName = ({ endpoint, honeypot }: Queries.DeliveryFragment): string =>
  honeypot ?? (endpoint ? honeypotNames[new URL(endpoint).hostname] : undefined) ?? fieldNames.honeypot

interface SiteFormProps extends Omit<ComponentProps<"form">, "action" | "method" | "name"> {
  form: FormName
  /** Suffix of the storage key of unsent input in a second form of the page: "-2". */
  idSuffix?: string | undefined
}

interface EnabledFormProps extends SiteFormProps {
  delivery: Queries.DeliveryFragment
  words: Words
}

/**
 * A form that posts natively, or in place with scripts (src/browser/forms/). Fields that only the script fills are
 * disabled, so that native posts omit them. List subscriptions always post natively: the service confirms them on its
 * own page.
 */
export const EnabledForm = ({ form, idSuffix = "", delivery, words, children, ...rest }: EnabledFormProps) => {
  const { url } = useSite()
  const { provider, endpoint, hidden } = delivery
  const isNetlify = provider === "netlify"
  const isList = provider === "list"
  const honeypot = honeypotName(delivery)
  const attributes = {
    "data-provider": provider,
    ...(!isList && { ...behavior("forms"), "data-form": `${form}${idSuffix}` }),
    // Names are unique on a page. Netlify assigns the leads of a second form by its hidden field.
    ...(!isList && !idSuffix && { name: form }),
    ...(isNetlify && !idSuffix && { "data-netlify": "true", "netlify-honeypot": honeypot }),
  }
  return (
    <form
      {...rest}
      {...attributes}
      method="post"
      action={isNetlify ? confirmationPaths[form] : (endpoint ?? undefined)}
    >
      {children}
      {isNetlify && <input type="hidden" name={fieldNames.form} value={form} />}
      {!isNetlify && !isList && (
        <input type="hidden" name={fieldNames.next} value={`${url}${confirmationPaths[form]}`} />
      )}
      {!isList &&
        [fieldNames.id, fieldNames.spamReason, fieldNames.from, fieldNames.campaign, fieldNames.estimate].map(name => (
          <input key={name} type="hidden" name={name} disabled />
        ))}
      {hidden?.map(parseNameValue).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <VisuallyHidden as="div" aria-hidden="true">
        <label>
          {words.honeypot}
          <input type="text" name={honeypot} data-honeypot="" tabIndex={-1} autoComplete="off" />
        </label>
      </VisuallyHidden>
      {!isList && <FormStatus words={words} sentNotice={words[form]} />}
    </form>
  )
}

/** A form that is enabled if site.yaml has a receiver. */
export const SiteForm = (props: SiteFormProps) => {
  const delivery = useDelivery(props.form)
  const { form, idSuffix, ...rest } = props
  return delivery ? <EnabledForm {...props} {...delivery} /> : <NonSubmittingForm {...rest} />
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
    honeypot
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
    honeypot
    hidden
  }
  fragment FormSent on Notice {
    title
    text
    actions {
      ...Action
    }
  }
`
