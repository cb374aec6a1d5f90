import { z } from "zod"
import { asWarning, type Entry, group, type Issue, entryIssue, list, oneOf, text } from "#engine"

const provider = oneOf("Who takes the messages of a form and passes them on.", {
  none: "Nobody: the form sends nothing, and says so.",
  netlify: "Netlify Forms, where the site is hosted there. It finds the form by itself.",
  formspree: "Formspree, or a service that answers as it does (FormSubmit, Web3Forms): needs its endpoint.",
  endpoint: "An address of your own, which answers as docs/forms.md says: needs its endpoint.",
  list: "Newsletter only: a service that keeps a list (Buttondown, Mailchimp, Kit) and confirms each address on a page of its own: needs the endpoint of its form.",
})

const hiddenField = z
  .string()
  .regex(/^[^\s=]+=.+$/, 'must be a name and a value such as "access_key=0123"')
  .max(400)
  .describe("A field by its name, as the service calls it. Everybody can read it in the page: nothing secret.")
  .meta({ examples: ["access_key=0123"] })

/** Where the messages of a form go. */
export const delivery = group("FormDelivery", "Where the messages of a form go.", {
  provider: provider.describe("Who takes the messages; none leaves every byte of it out of the site."),
  endpoint: z
    .string()
    .optional()
    .describe(
      "Full address that messages are posted to, which begins with https://. Netlify needs none. On your own machine http://localhost and http://127.0.0.1 will do.",
    ),
  emailField: text(
    "What a list calls the field of the address: EMAIL (Mailchimp), email_address (Kit); email without it.",
    80,
  ).optional(),
  trap: text(
    "Name of the service's honeypot, where the site does not know it by itself (docs/forms.md).",
    120,
  ).optional(),
  hidden: list("Further fields that the service asks for, for example an access key.", hiddenField).optional(),
})

type Delivery = z.infer<typeof delivery>

/** Where the forms of the site deliver, as site.yaml says: Gatsby gives back null for what is not there. */
export interface FormSettings {
  contactForm?: Delivery | null | undefined
  newsletterForm?: Delivery | null | undefined
}

/** Whether only this machine reaches an address. */
const isLocalhost = (address: string): boolean =>
  URL.canParse(address) && ["localhost", "127.0.0.1", "[::1]"].includes(new URL(address).hostname)

const isValidEndpoint = (address: string): boolean => {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, username, hash } = new URL(address)
  if (username || hash) return false
  return isLocalhost(address) ? /^https?:$/.test(protocol) : protocol === "https:" && hostname.includes(".")
}

/** What needs an address to post to. */
const NEEDS_ENDPOINT: readonly string[] = ["formspree", "endpoint", "list"]

/** A form that is switched on has a place to deliver to, which is encrypted. */
export const validFormSettings = (site: FormSettings, entry: Entry): Issue[] =>
  (["contactForm", "newsletterForm"] as const).flatMap(name => {
    const { provider, endpoint, emailField } = site[name] ?? { provider: "none" }
    const at = (field: "provider" | "endpoint" | "emailField", message: string) => [
      entryIssue(entry, [name, field], message),
    ]
    if (endpoint !== undefined && !isValidEndpoint(endpoint))
      return at(
        "endpoint",
        `"${endpoint}" is no address that messages can go to. Write a full one that begins with https://, such as https://formspree.io/f/abcdefgh.`,
      )
    if (provider === "netlify" && endpoint !== undefined)
      return at("endpoint", "Netlify finds the form by itself. Delete the endpoint, or name another provider.")
    if (provider === "list" && name !== "newsletterForm")
      return at(
        "provider",
        "A list takes the addresses of subscribers, no messages. Name another provider for this form.",
      )
    if (emailField !== undefined && provider !== "list")
      return at("emailField", "This line is for a newsletter with provider: list. Delete it.")
    if (NEEDS_ENDPOINT.includes(provider) && endpoint === undefined)
      return at(
        "provider",
        `The provider "${provider}" needs the address that messages go to. Add a line below: endpoint: https://…`,
      )
    return endpoint !== undefined && isLocalhost(endpoint)
      ? at(
          "endpoint",
          `Nobody but this machine reaches "${endpoint}". Write the public address before you publish.`,
        ).map(asWarning)
      : []
  })

/** Whether a form delivers. */
export const isFormEnabled = (delivery: FormSettings[keyof FormSettings]): boolean =>
  (delivery?.provider ?? "none") !== "none"
