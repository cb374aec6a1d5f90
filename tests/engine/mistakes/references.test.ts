import { post, service, tryMistakes } from "./try-mistakes"

tryMistakes({
  "a service that the footer names and nobody offers": ["site.yaml", "[first-service,", "[frist-service,"],
  "a name for a part of no address": ["site.yaml", "segment: case-studies", "segment: case-study"],
  "a service that a case study names and nobody offers": [
    "case-studies/first-case.yaml",
    "[first-service,",
    "[nothing-like-it,",
  ],
  "a category that no button has": ["case-studies/first-case.yaml", "category: automation", "category: automatoin"],
  "a category of the blog that is not there": [post, "category: topic-one", "category: topic-oen"],
  "a category of resources that is not there": ["resources.yaml", "category: guides", "category: guide"],
  "a portrait that is not there": ["testimonials.yaml", "first-person.svg", "first-persn.svg"],
  "a download that is not there": [
    "resources.yaml",
    "  type: Guide",
    "  type: Guide\n  downloadUrl: /downloads/none.pdf",
  ],
  "a timeline that ends before it begins": [service, "weeksTo: 3", "weeksTo: 1"],
  "a word in braces that nothing replaces": ["site.yaml", '{weeks} weeks"', '{week} weeks"'],
  "a word in braces where nothing is replaced": [service, "name: First Service", 'name: "{name}"'],
  "two mistakes in one file": [service, "name: First Service", "nmae: First Service\nextra: /nowhere"],
})
