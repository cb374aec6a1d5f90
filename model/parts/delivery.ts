import { z } from "zod"
import { type Entry, group, type Issue, issueIn, oneOf } from "../../packages/content-engine"

const provider = oneOf("FormProvider", "Who takes the messages of a form and passes them on.", {
  none: "Nobody: the form sends nothing, and says so.",
  netlify: "Netlify Forms, where the site is hosted there. It finds the form by itself.",
  formspree: "Formspree, or a service that answers as it does (FormSubmit, Basin, Getform): needs its endpoint.",
  endpoint: "An address of your own, which answers as docs/forms.md says: needs its endpoint.",
})

/** Where the messages of a form go. */
const delivery = group("FormDelivery", "Where the messages of a form go.", {
  provider: provider.describe("Who takes the messages; none leaves every byte of it out of the site."),
  endpoint: z
    .string()
    .optional()
    .describe("Full address that messages are posted to, which begins with https://. Netlify needs none."),
})

/** The switches of all forms. */
export const forms = group("SiteForms", "Which forms deliver what visitors write. Without it, none does.", {
  contact: delivery.optional().describe("The form of the contact page."),
  newsletter: delivery.optional().describe("The newsletter forms of blog and resources."),
})

/** Which forms deliver, as site.yaml says. */
export type Forms = z.infer<typeof forms>

/** Names of the forms that can deliver. */
export type FormName = keyof Forms

const isHttps = (address: string): boolean => {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, username, hash } = new URL(address)
  return protocol === "https:" && hostname.includes(".") && !username && !hash
}

/** A form that is switched on has a place to deliver to, which is encrypted. */
export const formsDeliver = ({ forms = {} }: { forms?: Forms | undefined }, entry: Entry): Issue[] =>
  (["contact", "newsletter"] as const).flatMap(name => {
    const { provider, endpoint } = forms[name] ?? { provider: "none" }
    const at = (field: "provider" | "endpoint", message: string) => [issueIn(entry, ["forms", name, field], message)]
    if (endpoint !== undefined && !isHttps(endpoint))
      return at(
        "endpoint",
        `"${endpoint}" is no address that messages can be posted to. Write a full one that begins with https://, such as https://formspree.io/f/abcdefgh.`,
      )
    if (provider === "netlify" && endpoint !== undefined)
      return at("endpoint", "Netlify finds the form by itself. Delete the endpoint, or name another provider.")
    return (provider === "formspree" || provider === "endpoint") && endpoint === undefined
      ? at("provider", `The provider "${provider}" needs an address to post to. Add a line below: endpoint: https://…`)
      : []
  })

/** Whether a form delivers. Gatsby gives back null for what is not there. */
export const delivers = (
  forms: { [Name in FormName]?: Forms[Name] | null } | null | undefined,
  name: FormName,
): boolean => (forms?.[name]?.provider ?? "none") !== "none"
