import { z } from "zod"
import { block, heading, list, uniqueList, inlineMarkdown, text } from "#engine"
import { action, choice, item } from "#model/parts/common"

const option = choice({
  value: z
    .string()
    .regex(/^\S+$/, 'must be a name without spaces such as "pricing/ship"')
    .describe("What the form or the address holds.")
    .meta({ examples: ["pricing/ship"] }),
  label: text("What the visitor reads."),
})

const choices = (description: string) => uniqueList("value", description, option, { min: 1 })

const step = item({
  title: heading("Name of the step."),
  text: inlineMarkdown("One or two sentences."),
  when: text('How long or in which form, for example "within 4 hours".').meta({ examples: ["within 4 hours"] }),
})

export const schema = block("contact", "ContactBlock", "The project form, and beside it what happens to a message.", {
  title: heading("Heading of the form."),
  lead: text("Sentence under the heading; it explains the asterisk.").optional(),
  name: text("Label of the field for the name."),
  email: text("Label of the field for the email address."),
  company: text("Label of the field for the company."),
  projectType: text("Label of the field for the kind of project."),
  projectTypeEmpty: text("What it shows until something is chosen."),
  projectTypes: choices("Its options, in order."),
  budget: text("Label of the field for the budget."),
  budgetEmpty: text("What it shows until something is chosen."),
  budgets: choices(
    'Its options, the smallest first. The estimate chooses among those whose value begins with an amount: "5k-15k".',
  ),
  timeline: text("Label of the field for the time."),
  timelineEmpty: text("What it shows until something is chosen."),
  timelines: choices("Its options, in order."),
  message: text("Label of the field for the project's details."),
  placeholder: text("Asks for goals, challenges and what success looks like.").optional(),
  submit: text("What the button says."),
  note: text("Sentence beside the button.").optional(),
  inert: inlineMarkdown("Under the button while the form sends nothing: the sure way.").optional(),
  fromLine: text(
    "The line above the form for who comes from a plan, a package or a case; {from} is replaced by one of the following.",
  ).meta({ optionalTokens: ["from"] }),
  fromFilled: text("What follows it where a field was filled in with what the place tells."),
  fromPlan: text("A plan; {name} is replaced.").meta({ requiredTokens: ["name"] }),
  fromPackage: text("A package of a service; {name} and {service} are replaced.").meta({
    requiredTokens: ["name", "service"],
  }),
  fromService: text("A service; {service} is replaced.").meta({ requiredTokens: ["service"] }),
  fromCase: text("A case study; {client} is replaced.").meta({ requiredTokens: ["client"] }),
  fromPlaces: uniqueList(
    "value",
    "Other places that lead here, each by what it calls itself in the address, /contact?from={value}, and in the middle of the line; may be none: [].",
    option,
  ),
  nextTitle: heading("Heading of what happens next."),
  nextSteps: list("One to eight steps.", step, { min: 1, max: 8 }),
  nextAction: action.optional().describe("Way to what happens once the work begins."),
  directTitle: heading("Heading of the card with address and number."),
  directText: inlineMarkdown("Sentence under the heading."),
  directEmail: text("Name of the email address; the address itself is in site.yaml."),
  directPhone: text("Name of the phone number; the number itself is in site.yaml."),
})
