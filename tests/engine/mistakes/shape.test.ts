import { service, tryMistakes } from "./try-mistakes"

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
  "an entry without a value": [service, '    - "Feature 2 of the card"', "    -"],
})
