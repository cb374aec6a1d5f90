import { z } from "zod"
import { block, group, heading, list, listBy, sentence, text } from "../../../packages/content-engine"
import { action } from "../../../model/parts/common"

const choice = group("ContactChoice", "A field with options to choose from.", {
  label: text("Label above the field."),
  empty: text("What is shown until something is chosen."),
  options: listBy(
    "value",
    "The options, in order.",
    group("ContactOption", "An option of a select.", {
      value: text("What the form holds."),
      label: text("What the visitor reads."),
    }),
    { min: 1 },
  ),
})

const place = group("ContactPlace", "A place that leads to the contact page and is named on it.", {
  id: z
    .string()
    .regex(/^[a-z0-9-]+(\/[a-z0-9-]+)*$/, 'must be a name without spaces such as "pricing/ship"')
    .describe("What the place calls itself in the address: /contact?from={id}.")
    .meta({ examples: ["pricing/ship"] }),
  name: text('What the visitor came from, in the middle of the line, for example "your loaded ship".').meta({
    examples: ["your loaded ship"],
  }),
})

const context = group("ContactContext", "What the form says to a visitor who comes from a plan, a package or a case.", {
  line: text("The line above the form; {from} is replaced by one of the following.").meta({ mayReplace: ["from"] }),
  filled: text("What follows it where a field was filled in with what the place tells."),
  plan: text("A plan; {name} is replaced.").meta({ replaces: ["name"] }),
  package: text("A package of a service; {name} and {service} are replaced.").meta({ replaces: ["name", "service"] }),
  service: text("A service; {service} is replaced.").meta({ replaces: ["service"] }),
  caseStudy: text("A case study; {client} is replaced.").meta({ replaces: ["client"] }),
  places: list("Other places; may be none: [].", place),
})

const step = group("ContactStep", "One step of what happens next.", {
  title: heading("Name of the step."),
  text: sentence("One or two sentences."),
  when: text('How long or in which form, for example "within 4 hours".').meta({ examples: ["within 4 hours"] }),
})

export const contact = block("contact", "ContactBlock", "The project form, and beside it what happens to a message.", {
  title: heading("Heading of the form."),
  lead: text("Sentence under the heading; it explains the asterisk.").optional(),
  name: text("Label of the field for the name."),
  email: text("Label of the field for the email address."),
  company: text("Label of the field for the company."),
  projectType: choice,
  budget: choice,
  timeline: choice,
  message: text("Label of the field for the project's details."),
  placeholder: text("Asks for goals, challenges and what success looks like.").optional(),
  submit: text("What the button says."),
  note: text("Sentence beside the button.").optional(),
  inert: sentence("Under the button while the form sends nothing: the sure way.").optional(),
  context,
  next: group("ContactNext", "What happens next.", {
    title: heading("Heading."),
    items: list("One to eight steps.", step, { min: 1, max: 8 }),
    action: action.optional().describe("Way to what happens once the work begins."),
  }),
  direct: group("ContactDirect", "The card with address and number.", {
    title: heading("Heading."),
    text: sentence("Sentence under the heading."),
    email: text("Name of the email address; the address itself is in site.yaml."),
    phone: text("Name of the phone number; the number itself is in site.yaml."),
  }),
})
