import { group, heading, sentence, text } from "../../packages/content-engine"

/** The newsletter block of a page. It sends nothing by itself, and says so. */
export const newsletter = group("Newsletter", "Newsletter form of a page.", {
  title: heading("Heading of the section."),
  text: sentence("What a reader gets, and how often."),
  figure: text("Large figure beside the form, for example the number of subscribers.").optional(),
  figureLabel: text("What the figure counts.").optional(),
  emailLabel: text("Label of the email field."),
  placeholder: text("Example in the empty email field.").optional(),
  button: text("What the button says."),
  note: text(
    "Small print under the form, for example how to unsubscribe: shown where a list takes the address.",
  ).optional(),
  inert: text("What stands under the form as long as site.yaml names nobody who takes its messages.").optional(),
})
