import {
  block,
  group,
  heading,
  inlineMarkdown,
  list,
  optionalPictureWithAlt,
  requires,
  text,
  uniqueList,
} from "#engine"

const role = group("OpenRole", "An open role.", {
  title: heading("Unique name of the role, used in the subject of applications."),
  team: text("Team of the role."),
  location: text("Location of the job."),
  employmentType: text("Full time, part time or contract."),
  summary: inlineMarkdown("Two sentences on what the role is for."),
  tasks: list("The tasks.", text("One task."), { min: 1 }),
  requirements: list("Skills and experience that applicants need.", text("One thing."), { min: 1 }),
})

export const openingsSchema = requires(
  block("openings", "People and proof", "Open roles, or a notice if there are none.", {
    title: heading("Heading over the open roles."),
    lead: inlineMarkdown("Sentence beside the heading.").optional(),
    roles: uniqueList("title", "The open roles. If the list is empty ([]), pages show the notice instead.", role),
    tasksTitle: text("Heading over the tasks of a role."),
    requirementsTitle: text("Heading of the requirements."),
    details: text("Label of the row that opens a role."),
    apply: text("Label of the apply button."),
    applyLabel: text(
      "The apply button for assistive technology; {role} is replaced. Begins with the button's label.",
    ).meta({ requiredTokens: ["role"] }),
    applySubject: text("Subject of the email; {role} is replaced.").meta({ requiredTokens: ["role"] }),
    noneTitle: heading("Heading when there is no open role."),
    noneText: inlineMarkdown("Text of the notice: what visitors can do."),
    noneAction: text("Label of the notice's button."),
    noneSubject: text("Subject of the notice's email."),
    ...optionalPictureWithAlt("Picture beside the notice."),
  }),
  { alt: ["picture"] },
)
