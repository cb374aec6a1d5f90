import { block, heading, inlineMarkdown, text } from "#engine"

export const schema = block(
  "estimator",
  "EstimatorBlock",
  "What a visitor can choose, and what that comes to. Services, weeks, hours and prices are those of the content.",
  {
    title: heading("Heading of the section."),
    lead: inlineMarkdown("Sentences beside the heading; they explain the fields and the bars.").optional(),
    servicesLabel: text("What the list of services asks.", 60),
    packageLabel: text(
      'Name of a choice of packages, for assistive technology; {service} is replaced: "{service} package".',
      60,
    ).meta({ requiredTokens: ["service"] }),
    packageOption: text("A package in that choice; {package} and {weeks} are replaced.", 120).meta({
      requiredTokens: ["package", "weeks"],
    }),
    hoursLabel: text("What the slider of the hours asks.", 60),
    timeLabel: text("What the weeks are, of one project.", 40),
    timeLabelOfSeveral: text("What they are of several that are built side by side.", 60),
    timeValue: text('When everything is live; {weeks} is replaced: "{weeks} weeks".', 90).meta({
      requiredTokens: ["weeks"],
    }),
    timeNoteOfSeveral: text(
      "Below it, of several: {sequence} is replaced by their weeks one after another, {weeks} by those in which the first is live.",
      160,
    ).meta({ requiredTokens: ["sequence"], optionalTokens: ["weeks"] }),
    projectNote: text("How a project is paid; its price is that of the row above.", 120),
    projectsNote: text("The same of several, each of which has that price; {count} is replaced.", 120).meta({
      optionalTokens: ["count"],
    }),
    planLabel: text("What the price of a plan is for: of the smallest that holds the hours.", 40),
    planNote: text("Sentence below that price; {plan} and {hours} are replaced.", 120).meta({
      requiredTokens: ["plan", "hours"],
    }),
    empty: text("What is said while nothing is chosen.", 120),
    submit: text("What the button says that leads to the contact page.", 40),
    summaryTitle: text("Heading of what is chosen, beside the fields, above the contact form and in the message.", 60),
    summaryPackage: text("A package in it; {service}, {package} and {weeks} are replaced.", 120).meta({
      requiredTokens: ["service", "package", "weeks"],
    }),
    change: text("The link that leads back from the contact page.", 40),
  },
)
