import { post, service, tryMistakes } from "./try-mistakes"

const second = "services/second-service.yaml"

tryMistakes({
  "an empty file": [service, { text: "" }],
  "a file with notes only": [service, { text: "# Paid ads\n" }],
  "a file that is one value": [service, { text: "First Service\n" }],
  "a list instead of fields": [service, { text: "- slug: first-service\n- name: First Service\n" }],
  "fields instead of a list": ["testimonials.yaml", { text: "name: Tomasz\n" }],
  "an empty list file": ["resources.yaml", { text: "[]\n" }],
  "a misspelt key": [service, "name: First Service", "nmae: First Service"],
  "a key that is unknown and like none": [service, "name: First Service", "name: First Service\nwhatever: yes"],
  "a missing field": [service, /^ {2}description: .*\n/m, ""],
  "a field without a value": [service, "name: First Service", "name:"],
  "a name that says nothing to YAML": [service, "name: First Service", "name: Null"],
  "an entry without a value": [service, '    - "Feature 2 of the card"', "    -"],
  "the name of a field in capitals": [second, 'title: "Title of measure 2"', 'Title: "Title of measure 2"'],
  "a title that is too long": [second, "Title of measure 2", `Title ${"of a very long measure ".repeat(5)}`],
  "a button with its text before the colon": [
    second,
    "{ label: Ask for the service, href: /contact }",
    "{ Ask: /contact }",
  ],
  "a button with no address": [second, "href: /pricing }", "href: }"],
  "a text in place of a group": [second, /title: "Title of measure 1"\n {8}text: .*/, "Title of measure 1"],
  "a range in one field": [service, /weeksFrom: 2\n {8}weeksTo: 3/, "weeks: 2–3"],
  "a list in one line": [post, "topics: [topic-two]", "topics: topic-two, topic-three"],
})
