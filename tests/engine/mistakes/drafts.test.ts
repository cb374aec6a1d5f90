import { service, tryMistakes } from "./try-mistakes"

const other = "services/second-service.yaml"
const study = "case-studies/third-case.yaml"

tryMistakes({
  "a service that is a draft, and named and linked elsewhere": [other, "slug:", "draft: true\nslug:"],
  "a case that is a draft, and shown large": ["case-studies/first-case.yaml", "order:", "draft: true\norder:"],
  "a case that is a draft, the last of its category": [study, "order:", "draft: true\norder:"],
  "a testimonial that is a draft, where two are to be featured": [
    "testimonials.yaml",
    "- name:",
    "- draft: true\n  name:",
  ],
  "a document that is a draft, and linked in the footer": ["legal/terms.mdx", "title:", "draft: true\ntitle:"],
  "a service that is hidden, and named and linked elsewhere": [other, "slug:", "hidden: true\nslug:"],
  "a page that is hidden, and linked elsewhere": ["pages/pricing.yaml", "meta:", "hidden: true\nmeta:"],
  "a page that is left out, and linked where nothing else can stand": [
    "pages/case-studies.yaml",
    "meta:",
    "published: false\nmeta:",
  ],
  "a page that nothing leads to any more": ["legal/privacy.mdx", ", [resources](/resources)", ""],
  "a page that cannot be left out": ["pages/home.yaml", "path:", "published: false\npath:"],
  "a draft that is no yes or no": [service, "slug:", "draft: yes\nslug:"],
  "a page that cannot be hidden": ["pages/home.yaml", "path:", "hidden: true\npath:"],
  "a plan that cannot be a draft": ["prices.yaml", "- name: Large", "- draft: true\n    name: Large"],
})
