import { tryMistakes } from "./try-mistakes"

const study = "case-studies/first-case.yaml"
const words = "words.yaml"
const voices = "testimonials.yaml"

tryMistakes({
  "a portrait that is no image": [voices, "first-person.svg", "first-person.psd"],
  "two testimonials of one person": [voices, "name: Second Person", "name: First Person"],
  "three featured cases": ["case-studies/third-case.yaml", "featured: false", "featured: true"],
  "a service that is listed twice": [study, "[first-service, second-service]", "[first-service, first-service]"],
  "a launch after the end": [study, "launch: 5", "launch: 9"],
  "a step after the end": [study, "to: 8", "to: 9"],
  "a step that ends before it begins": [study, "from: 6", "from: 12"],
  "a timeline that ends before the last step": [study, "timeline: 8", "timeline: 5"],
  "too long a timeline": [study, "timeline: 8", "timeline: 600"],
  "a title that ends with a question mark": [study, /^title: .*/m, 'title: "A first case?"'],
  "a title that another case has": [study, /^title: .*/m, 'title: "Second case of the agency"'],
  "a category that stands twice": [words, "category: branding", "category: automation"],
  "a category without a case": [study, "category: automation", "category: saas"],
  "a step that stands twice": [study, "Title of step 2", "Title of step 1"],
  "a heading over who builds that is gone": [words, / {2}builders: .*\n/, ""],
  "a result that stands twice": [study, "Metric of result 2", "Metric of result 1"],
})
