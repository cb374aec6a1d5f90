import { z } from "zod"
import { asWarning, type Entry, entryIssue, group, type Issue, list, oneOf, text } from "#engine"

const formProvider = oneOf("Receiver of a form's leads.", {
  none: "Off: the form sends nothing, and a note explains this.",
  netlify: "Netlify Forms, for sites hosted there. No endpoint.",
  formspree: "Formspree or a compatible service (FormSubmit, Web3Forms). Needs an endpoint.",
  endpoint: "An endpoint of your own.",
  list: "Newsletter only: a mailing list (Buttondown, Mailchimp, Kit) with its own confirmation page. Needs the endpoint of its form.",
})

const hiddenField = z
  .string()
  .regex(/^[^\s=]+=.+$/, 'must be a name and a value such as "access_key=0123"')
  .max(400)
  .describe("Name of a field of the service, and its value. Public in the page: no secrets.")
  .meta({ examples: ["access_key=0123"] })

export const delivery = group("FormDelivery", "Delivery of a form's leads.", {
  provider: formProvider.describe("Receiver of the leads. With none, pages contain no code for the form's delivery."),
  endpoint: z
    .string()
    .optional()
    .describe(
      "URL that leads are posted to, with https://. Not for Netlify. For local tests: http://localhost or http://127.0.0.1.",
    ),
  emailField: text(
    "Name of the email field of a mailing list: EMAIL (Mailchimp), email_address (Kit). Default: email.",
    80,
  ).optional(),
  honeypot: text("Name of the service's honeypot field, if not preset.", 120).optional(),
  hidden: list("More hidden fields that the service requires, such as an access key.", hiddenField).optional(),
})

type Delivery = z.infer<typeof delivery>

/** Form settings of site.yaml. Gatsby returns null for missing ones. */
export interface FormSettings {
  contactForm?: Delivery | null | undefined
  newsletterForm?: Delivery | null | undefined
}

/** Returns whether only this machine can reach the URL. */
const isLocalhost = (url: string): boolean =>
  URL.canParse(url) && ["localhost", "127.0.0.1", "[::1]"].includes(new URL(url).hostname)

const isValidEndpoint = (url: string): boolean => {
  if (!URL.canParse(url)) return false
  const { protocol, hostname, username, hash } = new URL(url)
  if (username || hash) return false
  return isLocalhost(url) ? /^https?:$/.test(protocol) : protocol === "https:" && hostname.includes(".")
}

/** Providers that require an endpoint. */
const providersWithEndpoint: readonly string[] = ["formspree", "endpoint", "list"]

/** Requires settings that the provider supports, and a valid HTTPS endpoint if it needs one. */
export const validFormSettings = (site: FormSettings, entry: Entry): Issue[] =>
  (["contactForm", "newsletterForm"] as const).flatMap(name => {
    const { provider, endpoint, emailField } = site[name] ?? { provider: "none" }
    const report = (field: "provider" | "endpoint" | "emailField", message: string) => [
      entryIssue(entry, [name, field], message),
    ]
    if (endpoint !== undefined && !isValidEndpoint(endpoint))
      return report(
        "endpoint",
        `"${endpoint}" is not a full address. Write one that begins with https://, such as https://formspree.io/f/abcdefgh.`,
      )
    if (provider === "netlify" && endpoint !== undefined)
      return report("endpoint", "Netlify needs no endpoint. Delete it, or choose another provider.")
    if (provider === "list" && name !== "newsletterForm")
      return report(
        "provider",
        "A mailing list accepts only email addresses, not messages. Choose another provider for this form.",
      )
    if (emailField !== undefined && provider !== "list")
      return report("emailField", "Only a newsletter with the `provider` list uses this. Delete it.")
    if (providersWithEndpoint.includes(provider) && endpoint === undefined)
      return report("provider", `The provider "${provider}" needs an \`endpoint\`. Add one that begins with https://.`)
    return endpoint !== undefined && isLocalhost(endpoint)
      ? report(
          "endpoint",
          `Only this computer can reach "${endpoint}". Write the public address before you publish.`,
        ).map(asWarning)
      : []
  })

/** Returns whether a form delivers leads. */
export const isFormEnabled = (settings: FormSettings[keyof FormSettings]): boolean =>
  (settings?.provider ?? "none") !== "none"
