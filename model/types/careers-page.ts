import { z } from "zod"
import { banner, pageMeta, textItem } from "../parts/common"
import {
  type Check,
  defineType,
  different,
  group,
  heading,
  issueIn,
  list,
  pagePicture,
  sentence,
  text,
} from "../../packages/content-engine"
import { hero } from "../parts/hero"
import { hidden, published } from "../parts/visibility"

const day = group("CareersDay", "A part of the working week.", {
  name: text("Name of the day or days."),
  title: heading("What the day is for."),
  text: sentence("What happens."),
  days: z.int().min(1).max(5).describe("How many days of the week it takes."),
})

const role = group("CareersRole", "An open role.", {
  title: heading("Name of the role. Unique: it stands in the subject of applications."),
  team: text("What the role belongs to."),
  place: text("Where one can work from."),
  terms: text("Full time, part time or contract."),
  summary: sentence("Two sentences on what the role is for."),
  tasks: list("What one will do.", text("One task."), { min: 1 }),
  brings: list("What one brings.", text("One thing."), { min: 1 }),
})

const shape = group("CareersPage", "Careers: how the team works, and open roles.", {
  published,
  hidden,
  meta: pageMeta,
  hero: hero.describe(
    "Top of the page. When there is no open role, its button is that of `none` and its picture is left out.",
  ),
  work: group("CareersWork", "How the team works.", {
    title: heading("Heading."),
    lead: sentence("Sentence beside the heading."),
    week: list("The working week. The days add up to five.", day, { min: 1 }),
    habits: list("How the team works, one habit each.", textItem, { min: 1 }),
  }),
  openings: group("CareersOpenings", "Words around the open roles.", {
    title: heading("Heading over the open roles."),
    lead: sentence("Sentence beside it."),
    tasksTitle: text("Heading over the tasks of a role."),
    bringsTitle: text("Heading over what one brings."),
    details: text("What the row that opens a role says."),
    apply: text("What the apply button says."),
    applyLabel: text(
      "The apply button for assistive technology; {role} is replaced. Begins with the words on the button.",
    ).meta({ replaces: ["role"] }),
    applySubject: text("Subject of the email; {role} is replaced.").meta({ replaces: ["role"] }),
  }),
  roles: list("The open roles. [] if there are none: then the words of `none` are shown.", role),
  none: group("CareersNone", "What a visitor sees when there is no open role.", {
    title: heading("Heading when there is no open role."),
    text: sentence("What one can do then."),
    action: text("What the button says."),
    subject: text("Subject of the email."),
    ...pagePicture("Picture beside the words."),
  }),
  hiring: group("CareersHiring", "How hiring goes.", {
    title: heading("Heading."),
    lead: sentence("Sentence under the heading."),
    steps: list("The steps, in order.", textItem, { min: 1 }),
  }),
  banner,
})

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
  checks: [weekHasFiveDays, rolesDiffer],
})
