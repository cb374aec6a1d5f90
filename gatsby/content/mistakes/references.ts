import type { Mistake } from "./mistake"

export const referencesMistakes: Mistake[] = [
  {
    mistake: "a service that the footer names and nobody offers",
    file: "site.yaml",
    change: ["[marketing-ops,", "[marketing-opps,"],
    told: [
      'content/site.yaml:45:14 footer.services[0]: No service has the slug "marketing-opps". Did you mean "marketing-ops"?',
    ],
  },
  {
    mistake: "a name for a part of no address",
    file: "site.yaml",
    change: ["segment: case-studies", "segment: case-study"],
    told: [
      'content/site.yaml:75:14 breadcrumbs[1].segment: No address has the part "case-study". Did you mean "case-studies"? Correct it or delete the entry.',
    ],
  },
  {
    mistake: "a service that a case study names and nobody offers",
    file: "case-studies/kestrel-freight.yaml",
    change: ["[automation-crm,", "[automation,"],
    told: [
      'content/case-studies/kestrel-freight.yaml:68:12 services[0]: No service has the slug "automation". Use one of: automation-crm, branding-design, custom-software, ecommerce-scale, ecommerce, local-business, marketing-ops, paid-ads, saas-growth, seo-content, social-media, web-development.',
    ],
  },
  {
    mistake: "a category that no button has",
    file: "case-studies/kestrel-freight.yaml",
    change: ["category: automation", "category: automatoin"],
    told: [
      'content/case-studies/kestrel-freight.yaml:7:11 category: "automatoin" is not possible here. Use one of: automation, branding, ecommerce, localSeo, saas, development. Did you mean "automation"?',
    ],
  },
  {
    mistake: "a category of the blog that is not there",
    file: "blog/post-template.mdx",
    change: ["category: conversion-optimization", "category: conversion-optimisation"],
    told: [
      'content/blog/post-template.mdx:5:11 category: There is no category "conversion-optimisation" in content/blog-categories.yaml. Did you mean "conversion-optimization"?',
    ],
  },
  {
    mistake: "a category of resources that is not there",
    file: "resources.yaml",
    change: ["category: guides", "category: guide"],
    told: [
      'content/resources.yaml:18:13 [2].category: There is no category "guide" in content/pages/resources.yaml. Did you mean "guides"?',
    ],
  },
  {
    mistake: "a portrait that is not there",
    file: "testimonials.yaml",
    change: ["tomasz-zielinski.svg", "tomasz-zielinsky.svg"],
    told: [
      'content/testimonials.yaml:8:10 [0].image: There is no image at "content/images/testimonials/tomasz-zielinsky.svg". Did you mean "images/testimonials/tomasz-zielinski.svg"? Put the file there or correct the name.',
    ],
  },
  {
    mistake: "a download that is not there",
    file: "resources.yaml",
    change: ["  type: Worksheet", "  type: Worksheet\n  downloadUrl: /downloads/none.pdf"],
    told: [
      'content/resources.yaml:8:16 [0].downloadUrl: There is no file at "static/downloads/none.pdf". Put it there, or take the field out to show the resource as coming soon.',
    ],
  },
  {
    mistake: "a section that is listed and not filled in",
    file: "services/paid-ads.yaml",
    change: ["results, integrations, faqs", "results, measures, integrations, faqs"],
    told: [
      'content/services/paid-ads.yaml:21:80 sections[7]: The section "measures" is listed but not filled in. Write it below or take it out of the list.',
    ],
  },
  {
    mistake: "a section that is filled in and not listed",
    file: "services/paid-ads.yaml",
    change: ["results, integrations, faqs", "results, faqs"],
    told: [
      'content/services/paid-ads.yaml:142:3 integrations: The section "integrations" is filled in but not listed, so nobody sees it. Add it to "sections" or delete it.',
    ],
  },
  {
    mistake: "a timeline that ends before it begins",
    file: "services/paid-ads.yaml",
    change: ["weeksTo: 3", "weeksTo: 1"],
    told: [
      "content/services/paid-ads.yaml:83:16 packages.items[0].weeksTo: The timeline ends (1) before it begins (2).",
    ],
  },
  {
    mistake: "a section that is listed twice",
    file: "services/paid-ads.yaml",
    change: ["results, integrations, faqs", "results, results, integrations, faqs"],
    told: [
      'content/services/paid-ads.yaml:21:80 sections[7]: "results" is listed twice, first in content/services/paid-ads.yaml:21:71. Delete one of the two.',
    ],
  },
  {
    mistake: "a picture with too few symbols",
    file: "services/paid-ads.yaml",
    change: ["symbols: [ads, page, dashboard]", "symbols: [ads, page]"],
    told: [
      'content/services/paid-ads.yaml:112:18 packages.items[2].picture.symbols: The arrangement "system" takes exactly three symbols, but there are 2.',
    ],
  },
  {
    mistake: "a word in braces that nothing replaces",
    file: "site.yaml",
    change: ['{weeks} weeks"', '{week} weeks"'],
    told: [
      'content/site.yaml:125:20 labels.typicalTimeline: Visitors would read "{week}" as it stands. Did you mean "{weeks}"? {weeks} is replaced here.',
    ],
  },
  {
    mistake: "a word in braces where nothing is replaced",
    file: "services/paid-ads.yaml",
    change: ["name: Paid Ads", 'name: "{name}"'],
    told: [
      'content/services/paid-ads.yaml:3:7 name: Visitors would read "{name}" as it stands. Nothing is replaced in this field.',
    ],
  },
  {
    mistake: "two mistakes in one file",
    file: "services/paid-ads.yaml",
    change: ["name: Paid Ads", "nmae: Paid Ads\nextra: /nowhere"],
    told: [
      'content/services/paid-ads.yaml:2:1 name: The field "name" is missing. Add it. It is: Name in menus, breadcrumbs and the footer.',
      'content/services/paid-ads.yaml:3:1 nmae: There is no field "nmae" here. Did you mean "name"? Correct its name or delete it.',
      'content/services/paid-ads.yaml:4:1 extra: There is no field "extra" here. Possible fields: slug, name, order, aliases, meta, card, floating, sections, hero, problems, deliverables, packages, process, integrations, results, measures, useCases, faqs, banner. Correct its name or delete it.',
    ],
  },
]
