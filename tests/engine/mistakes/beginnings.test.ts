import type { Mistake } from "./try-mistakes"
import { post, service, tryMistakes } from "./try-mistakes"

/** Signs that mean something to YAML where a text or a line begins, lists that are none, and dates. */

const NAME = "name: First Service"
const named = (name: string): Mistake => [service, NAME, `name: ${name}`]
const feature = (line: string): Mistake => [service, '    - "Feature 2 of the card"', line]
const dated = (date: string): Mistake => [post, "2025-07-22", date]

tryMistakes({
  "a text that begins with a hyphen": named("- First"),
  "a text that begins with a question mark": named("? Why first"),
  "a text that begins with a colon": named(": First"),
  "a text that begins with brackets": named("[New] First"),
  "a text that begins with braces": named("{New} First"),
  "a text that begins with a star and a space": named("* First"),
  "a text that begins with an exclamation mark and a space": named("! First"),
  "a text that begins with >- and goes on": named(">- First"),
  "an entry that begins with | and a digit": feature("    - | 4 of them"),
  "an entry with a colon": feature("    - Second: the feature"),

  "an entry with a dash": feature("    – Second"),
  "an entry with a star": feature("    * Second"),
  "an entry with a point": feature("    • Second"),
  "an entry with two hyphens": feature("    --Second"),
  "an entry whose hyphen is missing": [
    service,
    '    - "Feature 1 of the card"\n    - "Feature 2 of the card"',
    "    - Feature one\n      Feature two",
  ],

  "an empty list with a space in it, and entries below": [service, "  features:\n", "  features: [ ]\n"],
  "a file that says it is empty, and entries below": ["team.yaml", /^- slug: first/m, "[]\n- slug: first"],
  "a hyphen in place of an empty list": ["site.yaml", "social:\n", "social: -\n"],

  "a date with a time": dated("2025-07-22T10:00"),
  "a date without hyphens": dated("20250722"),
  "a date that is empty": dated('""'),
})
