import { group, heading, text } from "../../packages/content-engine"

/** The estimator of the pricing page. Its services, weeks, hours and prices are those of the content. */
export const estimator = group("Estimator", "What a visitor can choose, and what that comes to.", {
  title: heading("Heading of the section."),
  lead: text("Sentences beside the heading; they explain the fields and the bars."),
  services: text("What the list of services asks.", 60),
  package: text(
    'Name of a choice of packages, for assistive technology; {service} is replaced: "Package of {service}".',
    60,
  ).meta({ replaces: ["service"] }),
  option: text("A package in that choice; {package} and {weeks} are replaced.", 120).meta({
    replaces: ["package", "weeks"],
  }),
  hours: text("What the slider of the hours asks.", 60),
  time: group("EstimatorTime", "When it is live.", {
    label: text("What the weeks are, of one project.", 40),
    several: text("What they are of several that are built side by side.", 60),
    value: text('When everything is live; {weeks} is replaced: "{weeks} weeks".', 90).meta({ replaces: ["weeks"] }),
    note: text(
      "Below it, of several: {sequence} is replaced by their weeks one after another, {weeks} by those in which the first is live.",
      160,
    ).meta({ replaces: ["sequence"], mayReplace: ["weeks"] }),
  }),
  projectNote: text("How a project is paid; its price is that of the row above.", 120),
  projectsNote: text("The same of several, each of which has that price; {count} is replaced.", 120).meta({
    mayReplace: ["count"],
  }),
  plan: group("EstimatorPlan", "What the hours cost: the smallest plan that holds them.", {
    label: text("What the plan's price is for.", 40),
    note: text("Sentence below its price; {plan} and {hours} are replaced.", 120).meta({ replaces: ["plan", "hours"] }),
  }),
  empty: text("What is said while nothing is chosen.", 120),
  action: text("What the button says that leads to the contact page.", 40),
  summary: group("EstimatorSummary", "What is chosen, beside the fields, above the contact form and in the message.", {
    title: heading("Heading."),
    package: text("A package; {service}, {package} and {weeks} are replaced.", 120).meta({
      replaces: ["service", "package", "weeks"],
    }),
    change: text("The link that leads back from the contact page.", 40),
  }),
})
