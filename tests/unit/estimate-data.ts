import type { EstimateData } from "#site/estimate"

/** Creates a package with a duration in weeks. */
export const createPackage = (weeksFrom: number, weeksTo: number) => ({
  name: `Package ${weeksFrom}`,
  weeksFrom,
  weeksTo,
})

/** Estimator data with two services and two plans. */
export const estimateData: EstimateData = {
  path: "/pricing",
  project: { title: "Project", price: "$5,000 to $50,000", minimum: 5000 },
  services: [
    { slug: "web", name: "Web", packages: [createPackage(1, 2), createPackage(3, 4)] },
    { slug: "long-work", name: "Long Work", packages: [createPackage(8, 12)] },
  ],
  plans: [
    { name: "Small", hours: 10, price: "$100", budget: "under-5k" },
    { name: "Large", hours: 50, price: "$900", budget: null },
  ],
  budgets: ["under-5k", "5k-15k", "15k-50k", "50k-plus"],
  labels: {
    servicesLabel: "Services?",
    packageLabel: "Package of {service}",
    packageOption: "{package}, {weeks}",
    hoursLabel: "Hours?",
    timeLabel: "Live",
    timeLabelPlural: "Side by side",
    timeValue: "{weeks} weeks",
    timeNotePlural: "In turn {sequence}. First in {weeks}.",
    projectNote: "Half and half.",
    projectNotePlural: "For each of {count}.",
    planLabel: "Monthly",
    planNote: "{plan}, {hours} hours.",
    empty: "Empty.",
    submit: "Send",
    summaryTitle: "Estimate",
    summaryPackage: "{service}: {package}, {weeks} weeks",
    change: "Change",
  },
}
