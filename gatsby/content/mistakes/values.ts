import type { Mistake } from "./mistake"

export const valuesMistakes: Mistake[] = [
  {
    mistake: "an empty text",
    file: "services/paid-ads.yaml",
    change: ["name: Paid Ads", 'name: ""'],
    told: [
      "content/services/paid-ads.yaml:3:7 name: This must not be empty. It is: Name in menus, breadcrumbs and the footer.",
    ],
  },
  {
    mistake: "a text of spaces",
    file: "services/paid-ads.yaml",
    change: ["name: Paid Ads", 'name: "   "'],
    told: [
      "content/services/paid-ads.yaml:3:7 name: This must not be empty. It is: Name in menus, breadcrumbs and the footer.",
    ],
  },
  {
    mistake: "a text where a number must be",
    file: "services/paid-ads.yaml",
    change: ["order: 6", "order: six"],
    told: [
      "content/services/paid-ads.yaml:4:8 order: This must be a number, but it is a text. It is: Place in the menu and in the catalogue, from 1.",
    ],
  },
  {
    mistake: "a part of a number where a whole one must be",
    file: "services/paid-ads.yaml",
    change: ["order: 6", "order: 6.5"],
    told: [
      "content/services/paid-ads.yaml:4:8 order: This must be a whole number, but it is 6.5. It is: Place in the menu and in the catalogue, from 1.",
    ],
  },
  {
    mistake: "a number where a text must be",
    file: "services/paid-ads.yaml",
    change: ["name: Paid Ads", "name: 2024"],
    told: [
      "content/services/paid-ads.yaml:3:7 name: This must be a text, but it is 2024. Put it in quotes. It is: Name in menus, breadcrumbs and the footer.",
    ],
  },
  {
    mistake: "yes where true must be",
    file: "testimonials.yaml",
    change: ["featured: true", "featured: yes"],
    told: [
      "content/testimonials.yaml:13:13 [0].featured: This must be true or false, but it is a text. Write true or false, without quotes. It is: Whether the testimonial is featured. The first two featured ones are shown large.",
    ],
  },
  {
    mistake: "a group where a list must be",
    file: "services/paid-ads.yaml",
    change: [
      'tools: ["Google Ads", "Microsoft Advertising", "Google Merchant Center", "Amazon Ads"]',
      "tools: { one: Google Ads }",
    ],
    told: [
      "content/services/paid-ads.yaml:146:14 integrations.groups[0].tools: This must be a list (lines that begin with -), but it is a group of fields. It is: Two to six tools.",
    ],
  },
  {
    mistake: "a list where a group must be",
    file: "services/paid-ads.yaml",
    change: [
      'floating:\n  label: "Plan My Campaigns"\n  href: /contact',
      'floating:\n  - label: "Plan My Campaigns"\n  - href: /contact',
    ],
    told: [
      "content/services/paid-ads.yaml:19:3 floating: This must be a group of fields, but it is a list. It is: A button or link.",
    ],
  },
  {
    mistake: "three features on a card that has room for four",
    file: "services/paid-ads.yaml",
    change: ['    - "Budgets moved by profit"\n', ""],
    told: [
      "content/services/paid-ads.yaml:13:5 card.features: This must have exactly 4 entries. It has 3. It is: Exactly four features.",
    ],
  },
  {
    mistake: "five features on a card that has room for four",
    file: "services/paid-ads.yaml",
    change: ['    - "Budgets moved by profit"\n', '    - "Budgets moved by profit"\n    - "One too many"\n'],
    told: [
      "content/services/paid-ads.yaml:13:5 card.features: This must have exactly 4 entries. It has 5. It is: Exactly four features.",
    ],
  },
  {
    mistake: "a rating of six stars",
    file: "testimonials.yaml",
    change: ["rating: 5", "rating: 6"],
    told: ["content/testimonials.yaml:7:11 [0].rating: This must be at most 5. It is: Stars, 1 to 5."],
  },
  {
    mistake: "a symbol that is not drawn",
    file: "services/paid-ads.yaml",
    change: ["symbol: ads", "symbol: add"],
    told: [
      'content/services/paid-ads.yaml:9:11 card.symbol: "add" is not possible here. Use one of: sketch, wire, page, brand, checkout, search, ads, calendar, dashboard, flow, mail, article, map, phone, table, contract. Did you mean "ads"?',
    ],
  },
  {
    mistake: "a glyph that is not drawn",
    file: "services/paid-ads.yaml",
    change: ["glyph: guesswork", "glyph: guesswrok"],
    told: [
      'content/services/paid-ads.yaml:52:14 problems.items[1].glyph: "guesswrok" is not possible here. Use one of: shouting, belowFold, leak, silos, manual, slow, drift, noGuide, guesswork, fade, lost, hidden, locked, noise, churn, wait. Did you mean "guesswork"?',
    ],
  },
  {
    mistake: "a section that is not known",
    file: "services/paid-ads.yaml",
    change: ["sections: [hero, problems,", "sections: [hero, problem,"],
    told: [
      'content/services/paid-ads.yaml:21:18 sections[1]: "problem" is not possible here. Use one of: hero, problems, deliverables, packages, process, integrations, results, measures, useCases, faqs, banner. Did you mean "problems"?',
    ],
  },
  {
    mistake: "a bad slug",
    file: "services/paid-ads.yaml",
    change: ["slug: paid-ads", "slug: Paid Ads"],
    told: [
      'content/services/paid-ads.yaml:2:7 slug: "Paid Ads" must be lower-case letters and digits, joined by single hyphens. Did you mean "paid-ads"?',
    ],
  },
  {
    mistake: "a bad alias",
    file: "services/marketing-ops.yaml",
    change: ["/services/ai-marketing", "services/AI Marketing/"],
    told: [
      'content/services/marketing-ops.yaml:5:11 aliases[0]: "services/AI Marketing/" must be a path such as "/services/ai-marketing".',
      'content/services/marketing-ops.yaml:18:9 card.href: No page has the address "/services/ai-marketing". Did you mean "/services/marketing-ops"?',
    ],
  },
  {
    mistake: "a link without its beginning",
    file: "services/paid-ads.yaml",
    change: ["href: /contact", "href: contact"],
    told: [
      'content/services/paid-ads.yaml:20:9 floating.href: "contact" must start with "/", "#", "https://", "mailto:" or "tel:". Did you mean "/contact"?',
    ],
  },
  {
    mistake: "a link that is not encrypted",
    file: "site.yaml",
    change: ["https://www.facebook.com/", "http://www.facebook.com/"],
    told: [
      'content/site.yaml:34:11 social[0].href: "http://www.facebook.com/" must start with "/", "#", "https://", "mailto:" or "tel:". Did you mean "https://www.facebook.com/"?',
    ],
  },
  {
    mistake: "an address of the site with a slash at its end",
    file: "site.yaml",
    change: ["https://shipwright.example", "https://shipwright.example/"],
    told: [
      'content/site.yaml:4:6 url: "https://shipwright.example/" must be an address such as "https://studio.example", without a slash at the end.',
    ],
  },
  {
    mistake: "a bad email address",
    file: "site.yaml",
    change: ["hello@shipwright.example", "hello at shipwright"],
    told: [
      'content/site.yaml:8:8 email: "hello at shipwright" is not a valid email address. Write one such as hello@studio.example.',
    ],
  },
  {
    mistake: "a bad phone number",
    file: "site.yaml",
    change: ["(555) 555-0142", "call us"],
    told: ['content/site.yaml:9:8 phone: "call us" must be a phone number such as "(555) 555-0142".'],
  },
  {
    mistake: "a bad address of a download",
    file: "resources.yaml",
    change: ["  type: Worksheet", "  type: Worksheet\n  downloadUrl: none.pdf"],
    told: [
      'content/resources.yaml:8:16 [0].downloadUrl: "none.pdf" must start with "https://" or "/downloads/" (a file in static/downloads).',
    ],
  },
  {
    mistake: "a title too long for search results",
    file: "services/paid-ads.yaml",
    change: [
      "  title: Paid Ads\n  description",
      "  title: Paid Ads on every platform that we know of and on some that we do not\n  description",
    ],
    told: [
      "content/services/paid-ads.yaml:6:10 meta.title: This must be at most 60 characters long. It has 69. It is: Title in the browser tab and in search results, without the brand name.",
    ],
  },
  {
    mistake: "a description too long for search results",
    file: "services/paid-ads.yaml",
    change: [
      'description: "Search,',
      'description: "Search, and everything else that one can buy by the click or by the view,',
    ],
    told: [
      "content/services/paid-ads.yaml:7:16 meta.description: This must be at most 170 characters long. It has 209. It is: Description in search results and previews: 50 to 170 characters.",
    ],
  },
  {
    mistake: "a description too short for search results",
    file: "services/paid-ads.yaml",
    change: [/description: "Search.*/, 'description: "Paid ads."'],
    told: [
      "content/services/paid-ads.yaml:7:16 meta.description: This must be at least 50 characters long. It has 9. It is: Description in search results and previews: 50 to 170 characters.",
    ],
  },
  {
    mistake: "a button too long for its place",
    file: "services/paid-ads.yaml",
    change: ['label: "Plan My Campaigns"', 'label: "Plan My Campaigns for this quarter and the next"'],
    told: [
      "content/services/paid-ads.yaml:19:10 floating.label: This must be at most 40 characters long. It has 47. It is: What the button or link says.",
    ],
  },
  {
    mistake: "missing alternative text",
    file: "services/paid-ads.yaml",
    change: [/ {2}sceneAlt: "The finished ship.*/, '  sceneAlt: ""'],
    told: [
      "content/services/paid-ads.yaml:223:13 banner.sceneAlt: This must not be empty. It is: What the ship drawing shows, for people who do not see it.",
    ],
  },
]
