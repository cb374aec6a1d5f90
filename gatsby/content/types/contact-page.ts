import { z } from "zod"
import { faqSection, heading, href, pageMeta, text } from "../schema/common"
import { defineType } from "./shared/define"
import { type Check, different, issueIn } from "../rules/rule"
import { possible } from "../suggest"

const hero = z
  .strictObject({
    title: heading("The page's main heading."),
    lead: text("Sentences under the heading."),
    sceneAlt: text("What the drawing shows, for people who do not see it."),
  })
  .meta({ id: "ContactHero", description: "Top of the contact page." })

const option = z
  .strictObject({
    kind: z.enum(["message", "call", "email"]).meta({
      id: "ContactOptionKind",
      description:
        "message: leads to the form; call: dials the phone number; email: opens a mail. Both are in site.yaml.",
    }),
    title: heading("Title of the card."),
    text: text("One or two sentences."),
    label: text("What the link says; {email} and {phone} are replaced by those of site.yaml."),
    href: href.optional().describe("Where the link leads instead, for example to a booking page."),
  })
  .meta({ id: "ContactOption", description: "One of the three ways to get in touch." })

const field = z
  .strictObject({ label: text("Label above the field.") })
  .meta({ id: "ContactField", description: "A field for one line of text." })

/** Which values each select has is a check below: the shape leaves them open, so that a message can say which are missing. */
const choice = z
  .strictObject({
    label: text("Label above the field."),
    empty: text("What is shown until something is chosen."),
    options: z
      .array(
        z
          .strictObject({ value: text("What the form holds."), label: text("What the visitor reads.") })
          .meta({ id: "ContactOptionValue", description: "An option of a select." }),
      )
      .min(1)
      .describe("The options, in order. Their values are fixed; each appears once."),
  })
  .meta({ id: "ContactChoice", description: "A field with options to choose from." })

const form = z
  .strictObject({
    title: heading("Heading of the form."),
    lead: text("Sentence under the heading; it explains the asterisk."),
    name: field,
    email: field,
    company: field,
    projectType: choice,
    budget: choice,
    timeline: choice,
    message: z
      .strictObject({
        label: text("Label above the field."),
        placeholder: text("Asks for goals, challenges and what success looks like."),
      })
      .meta({ id: "ContactMessage", description: "The field for the project's details." }),
    submit: text("What the button says."),
    note: text("Sentence beside the button."),
  })
  .meta({ id: "ContactForm", description: "The project form." })

const step = z
  .strictObject({
    title: heading("Name of the step."),
    figure: text('How long or in which form, for example "within 4 hours".'),
    text: text("One or two sentences."),
  })
  .meta({ id: "ContactStep", description: "One step of what happens next." })

const shape = z
  .strictObject({
    meta: pageMeta,
    hero,
    options: z
      .strictObject({
        title: heading("Heading, for assistive technology."),
        items: z.array(option).length(3).describe("Exactly three ways, one of each kind."),
      })
      .meta({ id: "ContactOptions", description: "The three ways to get in touch." }),
    form,
    next: z
      .strictObject({ title: heading("Heading."), items: z.array(step).length(4).describe("Exactly four steps.") })
      .meta({ id: "ContactNext", description: "What happens next." }),
    direct: z
      .strictObject({
        title: heading("Heading."),
        text: text("Sentence under the heading."),
        email: text("Name of the email address; the address itself is in site.yaml."),
        phone: text("Name of the phone number; the number itself is in site.yaml."),
      })
      .meta({ id: "ContactDirect", description: "The card with address and number." }),
    faqs: faqSection,
  })
  .meta({ id: "ContactPage", description: "The contact page." })

type Data = z.infer<typeof shape>

/** The values of the form's selects. Whoever receives the form knows them, so only their words may change. */
const choices = {
  projectType: [
    "web-development",
    "ecommerce",
    "custom-software",
    "branding-design",
    "seo-content",
    "paid-ads",
    "automation",
    "other",
  ],
  budget: ["under-5k", "5k-15k", "15k-50k", "50k-plus"],
  timeline: ["asap", "1-month", "3-months", "6-months", "exploring"],
} as const

const choicesComplete: Check<Data> = ({ form }, entry) =>
  (["projectType", "budget", "timeline"] as const).flatMap(name => {
    const { options } = form[name]
    const values: readonly string[] = choices[name]
    const path = ["form", name, "options"]
    const missing = values.filter(value => !options.some(option => option.value === value))
    return [
      ...options.flatMap(({ value }, index) =>
        values.includes(value)
          ? []
          : [
              issueIn(
                entry,
                [...path, index, "value"],
                `"${value}" is no value of this select.${possible(value, values)}`,
              ),
            ],
      ),
      ...(missing.length > 0
        ? [issueIn(entry, path, `These options are missing: ${missing.join(", ")}. Add them.`)]
        : []),
      ...different(entry, path, options, "value"),
      ...different(entry, path, options, "label"),
    ]
  })

const waysDiffer: Check<Data> = ({ options }, entry) => different(entry, ["options", "items"], options.items, "kind")

export const contactPage = defineType({
  type: "ContactPage",
  files: "pages/contact.yaml",
  shape,
  page: { path: "/contact", anchors: ["form"] },
  preview: () => ({ scene: "harbor-pilot" }),
  checks: [choicesComplete, waysDiffer],
})
