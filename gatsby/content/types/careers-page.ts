import { z } from "zod"
import { banner, heading, pageMeta, text, textItem } from "../schema/common"
import { sceneHero } from "../schema/scene-hero"
import { defineType } from "./shared/define"
import { type Check, different, issueIn } from "../rules/rule"

const day = z
  .strictObject({
    name: text("Name of the day or days."),
    title: heading("What the day is for."),
    text: text("What happens."),
    days: z.int().min(1).max(5).describe("How many days of the week it takes."),
  })
  .meta({ id: "CareersDay", description: "A part of the working week." })

const role = z
  .strictObject({
    title: heading("Name of the role. Unique: it stands in the subject of applications."),
    team: text("What the role belongs to."),
    place: text("Where one can work from."),
    terms: text("Full time, part time or contract."),
    summary: text("Two sentences on what the role is for."),
    tasks: z.array(text("One task.")).min(1).describe("What one will do."),
    brings: z.array(text("One thing.")).min(1).describe("What one brings."),
  })
  .meta({ id: "CareersRole", description: "An open role." })

const shape = z
  .strictObject({
    meta: pageMeta,
    hero: sceneHero.describe(
      "Top of the page. When there is no open role, its button is that of `none` and the drawing of the berths is left out.",
    ),
    work: z
      .strictObject({
        title: heading("Heading."),
        lead: text("Sentence beside the heading."),
        week: z.array(day).min(1).describe("The working week. The days add up to five."),
        habits: z.array(textItem).min(1).describe("How the team works, one habit each."),
      })
      .meta({ id: "CareersWork", description: "How the team works." }),
    openings: z
      .strictObject({
        title: heading("Heading over the open roles."),
        lead: text("Sentence beside it."),
        tasksTitle: text("Heading over the tasks of a role."),
        bringsTitle: text("Heading over what one brings."),
        details: text("What the row that opens a role says."),
        apply: text("What the apply button says."),
        applyLabel: text(
          "The apply button for assistive technology; {role} is replaced. Begins with the words on the button.",
        ),
        applySubject: text("Subject of the email; {role} is replaced."),
      })
      .meta({ id: "CareersOpenings", description: "Words around the open roles." }),
    roles: z.array(role).describe("The open roles. [] if there are none: then the words of `none` are shown."),
    none: z
      .strictObject({
        title: heading("Heading when there is no open role."),
        text: text("What one can do then."),
        action: text("What the button says."),
        subject: text("Subject of the email."),
        sceneAlt: text("What the drawing shows, for people who do not see it."),
      })
      .meta({ id: "CareersNone", description: "What a visitor sees when there is no open role." }),
    hiring: z
      .strictObject({
        title: heading("Heading."),
        lead: text("Sentence under the heading."),
        steps: z.array(textItem).min(1).describe("The steps, in order."),
      })
      .meta({ id: "CareersHiring", description: "How hiring goes." }),
    banner,
  })
  .meta({ id: "CareersPage", description: "Careers: how the team works, and open roles." })

type Data = z.infer<typeof shape>

/** The working week has five days. */
const weekHasFiveDays: Check<Data> = ({ work: { week } }, entry) => {
  const total = week.reduce((sum, { days }) => sum + days, 0)
  return total === 5
    ? []
    : [issueIn(entry, ["work", "week"], `The days of the week add up to ${total}. Make them five.`)]
}

/** An application names its role in the subject, so no two roles share a title. */
const rolesDiffer: Check<Data> = ({ roles }, entry) => different(entry, ["roles"], roles, "title")

export const careersPage = defineType({
  type: "CareersPage",
  files: "pages/careers.yaml",
  shape,
  page: { path: "/careers", anchors: ["roles"] },
  preview: () => ({ scene: "berths" }),
  checks: [weekHasFiveDays, rolesDiffer],
})
