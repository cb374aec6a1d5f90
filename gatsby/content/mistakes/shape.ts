import type { Mistake } from "./mistake"

export const shapeMistakes: Mistake[] = [
  {
    mistake: "an empty file",
    file: "services/paid-ads.yaml",
    change: { text: "" },
    told: [
      "content/services/paid-ads.yaml:1:1 This file must hold named fields (lines like title: …), but it holds nothing.",
    ],
  },
  {
    mistake: "a file with notes only",
    file: "services/paid-ads.yaml",
    change: { text: "# Paid ads\n" },
    told: [
      "content/services/paid-ads.yaml:1:1 This file must hold named fields (lines like title: …), but it holds nothing.",
    ],
  },
  {
    mistake: "a file that is one value",
    file: "services/paid-ads.yaml",
    change: { text: "Paid Ads\n" },
    told: [
      "content/services/paid-ads.yaml:1:1 This file must hold named fields (lines like title: …), but it holds a single value.",
    ],
  },
  {
    mistake: "a list instead of fields",
    file: "services/paid-ads.yaml",
    change: { text: "- slug: paid-ads\n- name: Paid Ads\n" },
    told: [
      "content/services/paid-ads.yaml:1:1 This file must hold named fields (lines like title: …), but it holds a list.",
    ],
  },
  {
    mistake: "fields instead of a list",
    file: "testimonials.yaml",
    change: { text: "name: Tomasz\n" },
    told: [
      "content/testimonials.yaml:1:1 This file must hold a list (lines that begin with -), but it holds named fields.",
    ],
  },
  {
    mistake: "an empty list file",
    file: "resources.yaml",
    change: { text: "[]\n" },
    told: ["content/resources.yaml:1:1 This must have at least 1 entry. It has 0."],
  },
  {
    mistake: "a misspelt key",
    file: "services/paid-ads.yaml",
    change: ["name: Paid Ads", "nmae: Paid Ads"],
    told: [
      'content/services/paid-ads.yaml:2:1 name: The field "name" is missing. Add it. It is: Name in menus, breadcrumbs and the footer.',
      'content/services/paid-ads.yaml:3:1 nmae: There is no field "nmae" here. Did you mean "name"? Correct its name or delete it.',
    ],
  },
  {
    mistake: "a key that is unknown and like none",
    file: "services/paid-ads.yaml",
    change: ["name: Paid Ads", "name: Paid Ads\nwhatever: yes"],
    told: [
      'content/services/paid-ads.yaml:4:1 whatever: There is no field "whatever" here. Possible fields: slug, name, order, aliases, meta, card, floating, sections, hero, problems, deliverables, packages, process, integrations, results, measures, useCases, faqs, banner. Correct its name or delete it.',
    ],
  },
  {
    mistake: "a missing field",
    file: "services/paid-ads.yaml",
    change: ['  title: Paid Ads\n  description: "Search', '  description: "Search'],
    told: [
      'content/services/paid-ads.yaml:6:3 meta.title: The field "title" is missing. Add it. It is: Title in the browser tab and in search results, without the brand name.',
    ],
  },
  {
    mistake: "a field without a value",
    file: "services/paid-ads.yaml",
    change: ["name: Paid Ads", "name:"],
    told: [
      "content/services/paid-ads.yaml:3:6 name: This must be a text, but it is nothing. Write something after the colon. It is: Name in menus, breadcrumbs and the footer.",
    ],
  },
  {
    mistake: "an entry without a value",
    file: "services/paid-ads.yaml",
    change: ['    - "Tracking tested before any spend"', "    -"],
    told: [
      "content/services/paid-ads.yaml:14:6 card.features[1]: This must be a text, but it is nothing. Write something after the hyphen, or delete it. It is: A feature, three to six words.",
    ],
  },
]
