import { z } from "zod"
import { block, group, heading, inlineMarkdown, list, text, uniqueList } from "#engine"
import { action, choice, item } from "#model/shared/schemas"

const option = choice({
  value: z
    .string()
    .regex(/^\S+$/, 'must be a name without spaces, such as "pricing/ship"')
    .describe("Value in the form and in the URL.")
    .meta({ examples: ["pricing/ship"] }),
  label: text("Label for visitors."),
})

const choices = (description: string) => uniqueList("value", description, option, { min: 1 })

const step = item({
  title: heading("Name of the step."),
  text: inlineMarkdown("One or two sentences."),
  when: text('Duration or form, for example "within 4 hours".').meta({ examples: ["within 4 hours"] }),
})

export const contactSchema = block(
  "contact",
  "Forms",
  "The project form, and beside it the next steps. Their words are in words.yaml, under contact.",
  {
    title: heading("Heading of the form."),
    lead: text("Sentence under the heading. Default: that of words.yaml.").optional(),
  },
)

/** Words of the block in words.yaml. */
export const contactWords = group("ContactWords", "The project form, the next steps and the direct contact.", {
  lead: text("Sentence under the heading; it explains the asterisk.").optional(),
  name: text("Label of the name field."),
  email: text("Label of the email field."),
  company: text("Label of the company field."),
  projectType: text("Label of the project type field."),
  projectTypeEmpty: text("Text of the project type field while nothing is selected."),
  projectTypes: choices("Options of the project type field, in order."),
  budget: text("Label of the budget field."),
  budgetEmpty: text("Text of the budget field while nothing is selected."),
  budgets: choices(
    'Options of the budget field, smallest first. The estimate selects one whose value begins with an amount: "5k-15k".',
  ),
  timeline: text("Label of the timeline field."),
  timelineEmpty: text("Text of the timeline field while nothing is selected."),
  timelines: choices("Options of the timeline field, in order."),
  message: text("Label of the message field."),
  placeholder: text("Placeholder of that field: goals, challenges, success.").optional(),
  submit: text("Label of the button."),
  note: text("Sentence beside the button.").optional(),
  disabledNote: inlineMarkdown("Note under the button while the form is disabled.").optional(),
  fromLine: text(
    "Line above the form for visitors from a plan, package or case; one of the texts below replaces {from}.",
  ).meta({ optionalTokens: ["from"] }),
  fromFilled: text("Sentence after it if the origin has filled in a field."),
  fromPlan: text("A plan; {name} is replaced.").meta({ requiredTokens: ["name"] }),
  fromPackage: text("A package of a service; {name} and {service} are replaced.").meta({
    requiredTokens: ["name", "service"],
  }),
  fromService: text("A service; {service} is replaced.").meta({ requiredTokens: ["service"] }),
  fromCase: text("A case study; {client} is replaced.").meta({ requiredTokens: ["client"] }),
  fromPlaces: uniqueList(
    "value",
    "Other origins: the value in the URL, /contact?from={value}, and the label in that line. May be empty: [].",
    option,
  ),
  nextTitle: heading("Heading of the next steps."),
  nextSteps: list("One to eight steps.", step, { min: 1, max: 8 }),
  nextAction: action.optional().describe("Link to how the work proceeds."),
  directTitle: heading("Heading of the card with email and phone."),
  directText: inlineMarkdown("Sentence under the heading."),
  directEmail: text("Label of the email address, which is in site.yaml."),
  directPhone: text("Label of the phone number, which is in site.yaml."),
})
