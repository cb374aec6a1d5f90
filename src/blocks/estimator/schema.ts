import { block, group, heading, inlineMarkdown, text } from "#engine"

export const estimatorSchema = block(
  "estimator",
  "Prices",
  "Estimator of time and price. Services, weeks, hours and prices come from the content, words from words.yaml. The query parameter load holds the selection; load-2, that of a second estimator on the page.",
  {
    title: heading("Heading of the section."),
    lead: inlineMarkdown("Sentences beside the heading that explain the fields and the bars.").optional(),
  },
)

/** Words of the block in words.yaml. */
export const estimatorWords = group("EstimatorWords", "The estimator, and the estimate above the contact form.", {
  servicesLabel: text("Label of the list of services.", 60),
  packageLabel: text(
    'Name of a package field, for assistive technology; {service} is replaced: "{service} package".',
    60,
  ).meta({ requiredTokens: ["service"] }),
  packageOption: text(
    'Option of a package field: {package} becomes the name of the package, {weeks} its weeks, such as "3–4".',
    120,
  ).meta({
    requiredTokens: ["package", "weeks"],
  }),
  hoursLabel: text("Label of the hours slider.", 60),
  timeLabel: text("Label of the weeks until one project is live.", 40),
  timeLabelPlural: text("Label of the weeks until several parallel projects are all live.", 60),
  timeValue: text(
    'Duration of all projects together: {weeks} becomes the weeks until all are live. Example: "{weeks} weeks".',
    90,
  ).meta({
    requiredTokens: ["weeks"],
  }),
  timeNotePlural: text(
    "Note below the duration of several projects: {sequence} becomes the weeks of all projects one after the other, {weeks} the weeks until the first project is live.",
    160,
  ).meta({ requiredTokens: ["sequence"], optionalTokens: ["weeks"] }),
  projectNote: text("How a project is paid, below its price.", 120),
  projectNotePlural: text("How several projects are paid, below their price; {count} becomes their number.", 120).meta({
    optionalTokens: ["count"],
  }),
  planLabel: text("Label of the price of the smallest plan with enough hours.", 40),
  planNote: text(
    "Sentence below the price of the smallest plan with enough hours: {plan} becomes its name, {hours} its hours.",
    120,
  ).meta({
    requiredTokens: ["plan", "hours"],
  }),
  empty: text("Text while nothing is selected.", 120),
  submit: text("Label of the button to the contact page.", 40),
  summaryTitle: text("Heading of the selection: beside the fields, above the contact form and in the message.", 60),
  summaryPackage: text(
    "A selected package: {service} and {package} become their names, {weeks} the weeks of the package.",
    120,
  ).meta({
    requiredTokens: ["service", "package", "weeks"],
  }),
  change: text("Label of the link on the contact page that leads back to the estimator.", 40),
})
