import { z } from "zod"
import { block, group, heading, inlineMarkdown, list, text, uniqueList } from "#engine"
import { action, item, option } from "#model/shared/schemas"

const formOption = option({
  value: z
    .string()
    .regex(/^\S+$/, 'must be a name without spaces, such as "pricing/ship"')
    .describe("Value in the form and in the URL.")
    .meta({ examples: ["pricing/ship"] }),
  label: text("Label for visitors."),
})

const options = (description: string) => uniqueList("value", description, formOption, { min: 1 })

const step = item({
  title: heading("Name of the step."),
  text: inlineMarkdown("One or two sentences."),
  when: text('Time limit or medium of the step, for example "within 4 hours" or "in writing".').meta({
    examples: ["within 4 hours"],
  }),
})

export const contactSchema = block(
  "contact",
  "Forms",
  "The project form, and beside it the next steps. Their words are in words.yaml, under contact.",
  {
    title: heading("Heading of the form."),
    lead: text("Sentence under the heading. Default: `lead` of the contact form in words.yaml.").optional(),
  },
)

/** Words of the block in words.yaml. */
export const contactWords = group("ContactWords", "The project form, the next steps and the direct contact.", {
  lead: text("Sentence under the heading of the form; it explains the asterisk of required fields.").optional(),
  name: text("Label of the name field."),
  email: text("Label of the email field."),
  company: text("Label of the company field."),
  projectType: text("Label of the project type field."),
  projectTypeEmpty: text("Text of the project type field while nothing is selected."),
  projectTypes: options("Options of the project type field, in order."),
  budget: text("Label of the budget field."),
  budgetEmpty: text("Text of the budget field while nothing is selected."),
  budgets: options(
    'Options of the budget field, smallest first. The estimate selects one whose value begins with an amount: "5k-15k".',
  ),
  timeline: text("Label of the timeline field."),
  timelineEmpty: text("Text of the timeline field while nothing is selected."),
  timelines: options("Options of the timeline field, in order."),
  message: text("Label of the message field."),
  placeholder: text("Placeholder of the message field: goals, challenges, success.").optional(),
  submit: text("Label of the submit button."),
  note: text("Sentence beside the submit button.").optional(),
  disabledNote: inlineMarkdown("Note under the submit button while the form is disabled.").optional(),
  fromLine: text(
    "Line above the form for visitors from another page; the text for the lead source, such as `fromPlan`, replaces {from}.",
  ).meta({ optionalTokens: ["from"] }),
  fromFilled: text("Sentence after the line above the form if the lead source has filled in a field."),
  fromPlan: text("Text for visitors from a plan; {name} becomes its name.").meta({ requiredTokens: ["name"] }),
  fromPackage: text("Text for visitors from a package: {name} becomes its name, {service} the service.").meta({
    requiredTokens: ["name", "service"],
  }),
  fromService: text("Text for visitors from a service; {service} becomes its name.").meta({
    requiredTokens: ["service"],
  }),
  fromCase: text("Text for visitors from a case study; {client} becomes its client.").meta({
    requiredTokens: ["client"],
  }),
  fromPlaces: uniqueList(
    "value",
    "Other lead sources: the value in the URL, /contact?from={value}, and the label that replaces {from}. May be empty: [].",
    formOption,
  ),
  nextTitle: heading("Heading of the next steps."),
  nextSteps: list("One to eight next steps.", step, { min: 1, max: 8 }),
  nextAction: action.optional().describe("Link under the next steps, for example to the process."),
  directTitle: heading("Heading of the card with email and phone."),
  directText: inlineMarkdown("Sentence under the heading of the card."),
  directEmail: text("Label of the email address, which is in site.yaml."),
  directPhone: text("Label of the phone number, which is in site.yaml."),
})
