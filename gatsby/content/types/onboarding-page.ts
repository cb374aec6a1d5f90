import { z } from "zod"
import { action, banner, heading, pageMeta, text, textItem } from "../schema/common"
import { sceneHero } from "../schema/scene-hero"
import { defineType } from "./shared/define"
import { type Check, different, issueIn } from "../rules/rule"

const id = z
  .enum(["kickoff", "access", "timeline", "billing", "support"])
  .meta({ id: "OnboardingSectionId", description: "Anchor of a section of the onboarding page." })

const figure = z
  .strictObject({ value: text("The figure, as shown."), label: text("What it means.") })
  .meta({ id: "OnboardingFigure", description: "A figure and what it means." })

const milestone = z
  .strictObject({
    title: heading("Name of the milestone."),
    from: z.int().min(1).max(14).describe("First day, 1 to 14."),
    to: z.int().min(1).max(14).describe("Last day, 1 to 14."),
    days: text('The days in words, for example "Days 2–3".'),
    text: text("What happens."),
  })
  .meta({ id: "OnboardingMilestone", description: "A span of days on the two-week ruler." })

const shape = z
  .strictObject({
    meta: pageMeta,
    hero: sceneHero,
    contents: z
      .strictObject({
        label: text("Name of the list for assistive technology."),
        items: z
          .array(
            z
              .strictObject({ id, label: text("What the link says.") })
              .meta({ id: "OnboardingLink", description: "A link to a section of the page." }),
          )
          .length(5)
          .describe("The five sections, each once."),
      })
      .meta({ id: "OnboardingContents", description: "Links to the sections." }),
    kickoff: z
      .strictObject({
        title: heading("Heading."),
        lead: text("Sentence under the heading."),
        figure: figure.describe("Length of the kickoff call."),
        lists: z
          .array(
            z
              .strictObject({
                title: heading("Who has to bring it."),
                items: z.array(text("One thing.")).min(1).describe("The things to bring, in order."),
              })
              .meta({ id: "OnboardingChecklist", description: "A checklist." }),
          )
          .length(2)
          .describe("What you bring, and what we bring."),
      })
      .meta({ id: "OnboardingKickoff", description: "Kickoff checklist." }),
    access: z
      .strictObject({
        title: heading("Heading."),
        lead: text("Sentence beside the heading."),
        accounts: z
          .array(
            z
              .strictObject({
                name: text("The account."),
                why: text("What we need it for."),
                level: text("Which access we ask for."),
              })
              .meta({ id: "OnboardingAccount", description: "An account we need access to." }),
          )
          .min(1)
          .describe("The accounts, in order."),
        columns: z
          .strictObject({ name: text("First column."), why: text("Second column."), level: text("Third column.") })
          .meta({ id: "OnboardingAccountColumns", description: "Heads of the table's columns." }),
        figure: figure.describe("How long the setup takes."),
        note: text("How keys and passwords are handed over."),
      })
      .meta({ id: "OnboardingAccess", description: "Access and accounts." }),
    timeline: z
      .strictObject({
        title: heading("Heading."),
        lead: text("Sentence beside the heading."),
        milestones: z.array(milestone).length(3).describe("First preview, content, testing and launch."),
        updates: z.array(textItem).min(1).describe("How we keep you informed."),
        figure: figure.describe("How fast questions are answered."),
      })
      .meta({ id: "OnboardingTimeline", description: "Timeline and updates." }),
    billing: z
      .strictObject({
        title: heading("Heading."),
        lead: text("Sentence under the heading."),
        parts: z
          .array(
            z
              .strictObject({
                share: z.int().min(1).max(99).describe("Percent of the price."),
                label: text("When it is due."),
              })
              .meta({ id: "OnboardingPayment", description: "A part of the price." }),
          )
          .length(2)
          .describe("The two payments. They add up to 100."),
        terms: z.array(textItem).min(1).describe("The terms, line by line."),
        action: action.describe("Link to the terms of service."),
      })
      .meta({ id: "OnboardingBilling", description: "Billing and legal." }),
    support: z
      .strictObject({
        title: heading("Heading."),
        lead: text("Sentence beside the heading."),
        offers: z
          .array(
            z
              .strictObject({
                figure: text("Price or length, as shown."),
                unit: text("What the figure counts."),
                title: heading("Name."),
                text: text("What it covers."),
              })
              .meta({ id: "OnboardingSupportOffer", description: "A kind of support." }),
          )
          .length(4)
          .describe("Free support, warranty, maintenance, ad-hoc work."),
      })
      .meta({ id: "OnboardingSupport", description: "Ongoing support." }),
    banner,
  })
  .meta({
    id: "OnboardingPage",
    description: "Client onboarding: what happens between the signature and the launch, and after it.",
  })

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
  preview: () => ({ scene: "gangway" }),
  checks: [contentsComplete, milestonesRun, paymentsComplete],
})
