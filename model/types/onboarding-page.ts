import { z } from "zod"
import { action, banner, pageMeta, textItem } from "../parts/common"
import {
  type Check,
  defineType,
  different,
  group,
  heading,
  issueIn,
  list,
  oneOf,
  sentence,
  text,
} from "../../packages/content-engine"
import { hero } from "../parts/hero"
import { hidden, published } from "../parts/visibility"

const id = oneOf("OnboardingSectionId", "Anchor of a section of the onboarding page.", {
  kickoff: "Kickoff checklist.",
  access: "Access and accounts.",
  timeline: "Timeline and updates.",
  billing: "Billing and legal.",
  support: "Ongoing support.",
})

const figure = group("OnboardingFigure", "A figure and what it means.", {
  value: text("The figure, as shown."),
  label: text("What it means."),
})

const milestone = group("OnboardingMilestone", "A span of days on the two-week ruler.", {
  title: heading("Name of the milestone."),
  from: z.int().min(1).max(14).describe("First day, 1 to 14."),
  to: z.int().min(1).max(14).describe("Last day, 1 to 14."),
  days: text('The days in words, for example "Days 2–3".').meta({ examples: ["Days 2–3"] }),
  text: sentence("What happens."),
})

const shape = group(
  "OnboardingPage",
  "Client onboarding: what happens between the signature and the launch, and after it.",
  {
    published,
    hidden,
    meta: pageMeta,
    hero,
    contents: group("OnboardingContents", "Links to the sections.", {
      label: text("Name of the list for assistive technology."),
      items: list(
        "Two to five sections of the page, each once.",
        group("OnboardingLink", "A link to a section of the page.", { id, label: text("What the link says.") }),
        { min: 2, max: 5 },
      ),
    }),
    kickoff: group("OnboardingKickoff", "Kickoff checklist.", {
      title: heading("Heading."),
      lead: sentence("Sentence under the heading."),
      figure: figure.describe("Length of the kickoff call."),
      lists: list(
        "What you bring, and what we bring.",
        group("OnboardingChecklist", "A checklist.", {
          title: heading("Who has to bring it."),
          items: list("The things to bring, in order.", text("One thing."), { min: 1 }),
        }),
        { min: 1, max: 4 },
      ),
    }),
    access: group("OnboardingAccess", "Access and accounts.", {
      title: heading("Heading."),
      lead: sentence("Sentence beside the heading."),
      accounts: list(
        "The accounts, in order.",
        group("OnboardingAccount", "An account we need access to.", {
          name: text("The account."),
          why: text("What we need it for."),
          level: text("Which access we ask for."),
        }),
        { min: 1 },
      ),
      columns: group("OnboardingAccountColumns", "Heads of the table's columns.", {
        name: text("First column."),
        why: text("Second column."),
        level: text("Third column."),
      }),
      figure: figure.describe("How long the setup takes."),
      note: text("How keys and passwords are handed over."),
    }),
    timeline: group("OnboardingTimeline", "Timeline and updates.", {
      title: heading("Heading."),
      lead: sentence("Sentence beside the heading."),
      milestones: list("One to six milestones, for example first preview, content, testing and launch.", milestone, {
        min: 1,
        max: 6,
      }),
      updates: list("How we keep you informed.", textItem, { min: 1 }),
      figure: figure.describe("How fast questions are answered."),
    }),
    billing: group("OnboardingBilling", "Billing and legal.", {
      title: heading("Heading."),
      lead: sentence("Sentence under the heading."),
      parts: list(
        "One to four payments. They add up to 100.",
        group("OnboardingPayment", "A part of the price.", {
          share: z.int().min(1).max(99).describe("Percent of the price."),
          label: text("When it is due."),
        }),
        { min: 1, max: 4 },
      ),
      terms: list("The terms, line by line.", textItem, { min: 1 }),
      action: action.describe("Link to the terms of service."),
    }),
    support: group("OnboardingSupport", "Ongoing support.", {
      title: heading("Heading."),
      lead: sentence("Sentence beside the heading."),
      offers: list(
        "Free support, warranty, maintenance, ad-hoc work.",
        group("OnboardingSupportOffer", "A kind of support.", {
          figure: text("Price or length, as shown."),
          unit: text("What the figure counts."),
          title: heading("Name."),
          text: sentence("What it covers."),
        }),
        { min: 1, max: 8 },
      ),
    }),
    banner,
  },
)

type Data = z.infer<typeof shape>

/** The list of contents names every section once. */
const contentsComplete: Check<Data> = ({ contents }, entry) =>
  different(entry, ["contents", "items"], contents.items, "id")

/** Milestones follow one another on the ruler. */
const milestonesRun: Check<Data> = ({ timeline: { milestones } }, entry) =>
  milestones.flatMap(({ from, to }, index, all) => {
    const before = all[index - 1]
    const at = (field: string, message: string) => [issueIn(entry, ["timeline", "milestones", index, field], message)]
    if (from > to) return at("to", `The milestone ends (day ${to}) before it begins (day ${from}).`)
    return before && from <= before.to
      ? at("from", `The milestone begins on day ${from}, before the one above it has ended (day ${before.to}).`)
      : []
  })

/** The payments make up the whole price. */
const paymentsComplete: Check<Data> = ({ billing: { parts } }, entry) => {
  const total = parts.reduce((sum, { share }) => sum + share, 0)
  return total === 100
    ? []
    : [issueIn(entry, ["billing", "parts"], `The payments add up to ${total} percent. Make them 100.`)]
}

export const onboardingPage = defineType({
  type: "OnboardingPage",
  files: "pages/onboarding.yaml",
  shape,
  page: {
    template: "client-onboarding",
    route: () => ({ path: "/client-onboarding", aliases: ["/onboarding"] }),
    anchors: id.options,
  },
  checks: [contentsComplete, milestonesRun, paymentsComplete],
})
