import { service, tryMistakes } from "./try-mistakes"

const weeks = "{weeks}"
const site = "site.yaml"

tryMistakes({
  "a placeholder taken out": ["pages/services.yaml", /more: .*/, 'more: "See the service"'],
  "a placeholder taken out of a timeline": [site, /typicalTimeline: .*/, 'typicalTimeline: "Some weeks"'],
  "a placeholder taken out of the stars": [site, /starRating: .*/, 'starRating: "Stars"'],
  "a placeholder in doubled braces": [site, /typicalTimeline: .*/, `typicalTimeline: "{${weeks}}"`],
  "a placeholder with spaces": [site, /typicalTimeline: .*/, 'typicalTimeline: "{ weeks }"'],
  "a placeholder that is not closed": [site, /typicalTimeline: .*/, 'typicalTimeline: "In {weeks"'],
  "a placeholder with a hyphen": [site, /typicalTimeline: .*/, 'typicalTimeline: "In {the-weeks}"'],
  "a placeholder where nothing is replaced": [service, '"Lead of the hero"', `"In ${weeks}"`],
})
