import { post, service, tryMistakes } from "./try-mistakes"

const copy = "services/copied-service.yaml"
const study = "case-studies/first-case.yaml"
const own = [
  ["slug: first-service", "slug: copied-service"],
  ["order: 1", "order: 9"],
] satisfies [string, string][]
const named = [...own, ["name: First Service", "name: Copied Service"]] satisfies [string, string][]

tryMistakes({
  "a service copied with its name": [service, { copied: copy, with: own }],
  "a service copied with its words for search": [service, { copied: copy, with: named }],
  "a service copied with the link of its card": [
    service,
    {
      copied: copy,
      with: [
        ...named,
        ['  title: "First Service"', '  title: "Copied Service"'],
        ["What the first service is", "What the copied service is"],
      ],
    },
  ],
  "a post copied with its title": [post, { copied: "blog/copy.mdx", with: [["slug: first-post", "slug: copy"]] }],
  "a case copied with its description": [
    study,
    {
      copied: "case-studies/copy.yaml",
      with: [
        [/title: .*/, 'title: "Another achievement"'],
        [/order: \d+/, "order: 99"],
      ],
    },
  ],
  "a question twice": [service, '"Question 2 about the first service?"', '"Question 1 about the first service?"'],
  "a question twice, in other capitals": [
    service,
    '"Question 2 about the first service?"',
    '"QUESTION 1 about the first service"',
  ],
  "a feature twice, with a full stop": [service, '"Feature 2 of the card"', '"Feature 1 of the card."'],
})
