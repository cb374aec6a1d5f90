import { z } from "zod"
import { action, faqSection, pageMeta } from "../parts/common"
import {
  type Check,
  defineType,
  different,
  drawingFile,
  group,
  heading,
  href,
  issueIn,
  list,
  oneOf,
  pagePicture,
  sentence,
  text,
} from "../../packages/content-engine"

const hero = group("ContactHero", "Top of the contact page.", {
  title: heading("The page's main heading."),
  lead: sentence("Sentences under the heading."),
  ...pagePicture("Picture beside the heading."),
})

const option = group("ContactOption", "A way to get in touch.", {
  kind: oneOf(
    "ContactOptionKind",
    "message: leads to the form; call: dials the phone number; email: opens a mail. Both are in site.yaml.",
    {
      message: "Leads to the form.",
      call: "Dials the phone number of site.yaml.",
      email: "Opens a mail to the address of site.yaml.",
    },
  ),
  picture: drawingFile("Small drawing of the way. Without it there is none.").optional(),
  title: heading("Title of the card."),
  text: sentence("One or two sentences."),
  label: text("What the link says; {email} and {phone} are replaced by those of site.yaml.").meta({
    mayReplace: ["email", "phone"],
  }),
  href: href.optional().describe("Where the link leads instead, for example to a booking page."),
  elsewhere: group("ContactElsewhere", "What the card says where `href` leads elsewhere.", {
    text: sentence("One or two sentences."),
    label: text("What the link says."),
  }).optional(),
})

const field = group("ContactField", "A field for one line of text.", { label: text("Label above the field.") })

const choice = group("ContactChoice", "A field with options to choose from.", {
  label: text("Label above the field."),
  empty: text("What is shown until something is chosen."),
  options: list(
    "The options, in order. The values of budget and timeline are fixed; each appears once.",
    group("ContactOptionValue", "An option of a select.", {
      value: text("What the form holds."),
      label: text("What the visitor reads."),
    }),
    { min: 1 },
  ),
})

const form = group("ContactForm", "The project form.", {
  title: heading("Heading of the form."),
  lead: text("Sentence under the heading; it explains the asterisk."),
  name: field,
  email: field,
  company: field,
  projectType: choice,
  budget: choice,
  timeline: choice,
  message: group("ContactMessage", "The field for the project's details.", {
    label: text("Label above the field."),
    placeholder: text("Asks for goals, challenges and what success looks like."),
  }),
  submit: text("What the button says."),
  note: text("Sentence beside the button."),
  inert: text(
    "Under the button while the form sends nothing: the sure way. {email} is replaced by that of site.yaml.",
  ).meta({ mayReplace: ["email"] }),
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
  figure: text('How long or in which form, for example "within 4 hours".').meta({ examples: ["within 4 hours"] }),
  text: sentence("One or two sentences."),
})

const shape = group("ContactPage", "The contact page.", {
  meta: pageMeta,
  hero,
  options: group("ContactOptions", "The ways to get in touch.", {
    title: heading("Heading, for assistive technology."),
    items: list("One to three ways, each of another kind.", option, { min: 1, max: 3 }),
  }),
  form,
  context,
  next: group("ContactNext", "What happens next.", {
    title: heading("Heading."),
    items: list("One to eight steps.", step, { min: 1, max: 8 }),
    action: action.optional().describe("Way to what happens once the work begins."),
  }),
  direct: group("ContactDirect", "The card with address and number.", {
    title: heading("Heading."),
    text: text("Sentence under the heading."),
    email: text("Name of the email address; the address itself is in site.yaml."),
    phone: text("Name of the phone number; the number itself is in site.yaml."),
  }),
  faqs: faqSection,
})

type Data = z.infer<typeof shape>

/** No select offers a thing twice. */
const optionsDiffer: Check<Data> = ({ form }, entry) =>
  (["projectType", "budget", "timeline"] as const).flatMap(name =>
    (["value", "label"] as const).flatMap(field =>
      different(entry, ["form", name, "options"], form[name].options, field),
    ),
  )

/** A way that leads elsewhere does not say that it dials a number or opens a mail. */
const waysSayWhere: Check<Data> = ({ options }, entry) =>
  options.items.flatMap(({ href, label, elsewhere }, index) =>
    href && !elsewhere && /\{(phone|email)\}/.test(label)
      ? [
          issueIn(
            entry,
            ["options", "items", index, "label"],
            `"${label}" leads to ${href}. Say so: add elsewhere, with a text and a label.`,
          ),
        ]
      : [],
  )

const waysDiffer: Check<Data> = ({ options }, entry) => different(entry, ["options", "items"], options.items, "kind")

export const contactPage = defineType({
  type: "ContactPage",
  files: "pages/contact.yaml",
  shape,
  page: { path: "/contact", anchors: ["form"] },
  checks: [optionsDiffer, waysDiffer, waysSayWhere],
})
