import { postFile, testMistakes } from "./try-mistakes"

const withCorrection = (date: string) => `date: 2025-07-22\ncorrected: ${date}\ncorrection: A sum was wrong.\n`

const copiedPostFile = "blog/the-plan.mdx"

/** Returns a copy of the post with another title and frontmatter. */
const copiedPost = (...changes: [string | RegExp, string][]) => ({
  copied: copiedPostFile,
  with: [
    [/^title: .*\nslug: .*/m, 'title: "The plan"'],
    ["What the first post is about", "What the plan is about"],
    ...changes,
  ] as [string | RegExp, string][],
})
const toFutureDate: [string, string] = ["2025-07-22", "2026-12-03"]

testMistakes("posts", {
  "a tag with a misspelled closing tag": [postFile, "</Note>", "</Not>"],
  "an unknown category": [postFile, "category: topic-one", "category: topic-won"],
  "an unknown category without a similar one": [postFile, "category: topic-one", "category: harbor"],
  "a post in the category of all posts": [postFile, "category: topic-one", "category: all"],
  "a correction before the post": [postFile, /^date: .*\n/m, withCorrection("2020-01-03")],
  "a correction in the future": [postFile, /^date: .*\n/m, withCorrection("2029-01-03")],
  "two categories with the same id": ["blog-categories.yaml", "id: topic-two", "id: topic-one"],
  "no list of all posts": ["blog-categories.yaml", "id: all", "id: every"],
  "an unknown popular topic": ["pages/blog.yaml", "topic-two", "topic-too"],
  "a figure without its label": ["pages/blog.yaml", /\n +figureLabel: .*/, ""],
  "a planned post that is featured": [postFile, copiedPost(toFutureDate, ["featured: false", "featured: true"])],
})

const caseStudyFile = "case-studies/first-case.yaml"
const testimonialsFile = "testimonials.yaml"

testMistakes("case studies and testimonials", {
  "a portrait with another extension": [testimonialsFile, "first-person.svg", "first-person.psd"],
  "two testimonials by the same person": [testimonialsFile, "name: Second Person", "name: First Person"],
  "a service that is listed twice": [
    caseStudyFile,
    "[first-service, second-service]",
    "[first-service, first-service]",
  ],
  "a launch after the end of the timeline": [caseStudyFile, "launch: 5", "launch: 9"],
  "a step after the end of the timeline": [caseStudyFile, "to: 8", "to: 9"],
  "a step that ends before it begins": [caseStudyFile, "from: 6", "from: 12"],
  "a timeline that is too long": [caseStudyFile, "timeline: 8", "timeline: 600"],
  "a title that ends with a question mark": [caseStudyFile, /^title: .*/m, 'title: "A first case?"'],
  "two case studies with the same title": [caseStudyFile, /^title: .*/m, 'title: "Second case of the agency"'],
})
