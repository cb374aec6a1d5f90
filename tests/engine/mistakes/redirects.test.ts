import { tryMistakes } from "./try-mistakes"

const file = "redirects.yaml"
const first = "- from: /first-old-address\n  to: /pricing\n"
const withMore = (more: string) => [file, first, first + more] as const

tryMistakes({
  "a redirect to a page that is not there": [file, "to: /pricing", "to: /pricng"],
  "a redirect to an anchor that is not there": [file, "to: /pricing", "to: /pricing#nothing"],
  "a redirect from an address that has a page": [file, "/first-old-address", "/pricing"],
  "a redirect from an alias": [file, "/first-old-address", "/services/other-name"],
  "two redirects from one address": [...withMore("- from: /first-old-address\n  to: /contact\n")],
  "a redirect to an address that has moved": [...withMore("- from: /older\n  to: /first-old-address\n")],
  "a redirect in a circle": [file, first, "- from: /one\n  to: /two\n- from: /two\n  to: /one\n"],
  "a redirect to itself": [file, "to: /pricing", "to: /first-old-address"],
  "a redirect from a full address": [file, "/first-old-address", "https://site.example/old"],
  "a link to a page that has moved": ["pages/home.yaml", "href: /services/first-service", "href: /first-old-address"],
})
