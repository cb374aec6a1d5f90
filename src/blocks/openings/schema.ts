import { block, group, heading, list, uniqueList, pagePicture, requires, inlineMarkdown, text } from "#engine"

const role = group("Role", "An open role.", {
  title: heading("Name of the role. Unique: it stands in the subject of applications."),
  team: text("What the role belongs to."),
  place: text("Where one can work from."),
  terms: text("Full time, part time or contract."),
  summary: inlineMarkdown("Two sentences on what the role is for."),
  tasks: list("What one will do.", text("One task."), { min: 1 }),
  brings: list("What one brings.", text("One thing."), { min: 1 }),
})

export const schema = requires(
  block("openings", "OpeningsBlock", "Open roles, or what one can do when there are none.", {
    title: heading("Heading over the open roles."),
    lead: inlineMarkdown("Sentence beside it.").optional(),
    roles: uniqueList("title", "The open roles. [] if there are none: then the words of none… are shown.", role),
    tasksTitle: text("Heading over the tasks of a role."),
    bringsTitle: text("Heading over what one brings."),
    details: text("What the row that opens a role says."),
    apply: text("What the apply button says."),
    applyLabel: text(
      "The apply button for assistive technology; {role} is replaced. Begins with the words on the button.",
    ).meta({ requiredTokens: ["role"] }),
    applySubject: text("Subject of the email; {role} is replaced.").meta({ requiredTokens: ["role"] }),
    noneTitle: heading("Heading when there is no open role."),
    noneText: inlineMarkdown("What one can do then."),
    noneAction: text("What the button says then."),
    noneSubject: text("Subject of its email."),
    ...pagePicture("Picture beside these words."),
  }),
  { alt: ["picture"] },
)
