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
  requirements: list("Skills and experience that applicants need.", text("One requirement."), { min: 1 }),
})

export const openingsSchema = requires(
  block("openings", "People and proof", "Open roles, or a notice if there are none.", {
    title: heading("Heading over the open roles."),
    lead: inlineMarkdown("Sentence beside the heading.").optional(),
    roles: uniqueList("title", "The open roles. If the list is empty ([]), pages show the notice instead.", role),
    tasksTitle: text("Heading over the tasks of a role."),
    requirementsTitle: text("Heading over the requirements of a role."),
    details: text("Label of the button that opens the tasks and requirements of a role."),
    apply: text("Label of the apply button."),
    applyLabel: text(
      "Accessible name of the apply button, which begins with the button's label; {role} becomes the role.",
    ).meta({ requiredTokens: ["role"] }),
    applySubject: text("Subject of an application by email; {role} becomes the role.").meta({
      requiredTokens: ["role"],
    }),
    noneTitle: heading("Heading of the notice when no role is open."),
    noneText: inlineMarkdown("Text of the notice when no role is open: what visitors can do."),
    noneAction: text("Label of the email button in the notice."),
    noneSubject: text("Subject of the email that the button in the notice opens."),
    ...optionalPictureWithAlt("Picture beside the notice when no role is open."),
  }),
  { alt: ["picture"] },
)
