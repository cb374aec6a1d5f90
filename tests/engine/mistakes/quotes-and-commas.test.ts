import { service, tryMistakes } from "./try-mistakes"

tryMistakes({
  "a number in quotes": [service, "order: 1", 'order: "1"'],
  "a number in single quotes": ["testimonials.yaml", "rating: 5", "rating: '5'"],
  "a number in quotes in a package": [service, "weeksFrom: 2", 'weeksFrom: "2"'],
  "a number with a comma": [service, "order: 1", "order: 1,"],
  "a rating with a comma": ["testimonials.yaml", "rating: 5", "rating: 5,"],
  "a week with a comma": [service, "weeksTo: 3", "weeksTo: 3,"],
  "a choice with a comma": ["testimonials.yaml", "featured: true", "featured: true,"],
  "a choice in quotes": ["testimonials.yaml", "featured: true", 'featured: "true"'],
  "a text in quotes with a comma": [service, "name: First Service", 'name: "First Service",'],
  "a text in quotes with a full stop": [service, '"Lead of the hero"', '"Lead of the hero".'],
  "a picture with a comma": [service, "picture: drawings/one.svg", "picture: drawings/one.svg,"],
  "a picture with quotes inside": [service, "picture: drawings/one.svg", "picture: '\"drawings/one.svg\"'"],
  "a slug with a comma": [service, "slug: first-service", "slug: first-service,"],
})
