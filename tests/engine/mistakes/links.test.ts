import { service, tryMistakes } from "./try-mistakes"

tryMistakes({
  "a link to a page that is not there": [
    "pages/home.yaml",
    "href: /services/first-service",
    "href: /services/first-servce",
  ],
  "a link to no page, with a slash at its end": [service, "href: /contact", "href: /contacts/"],
  "an anchor that is not on the page": ["pages/case-studies.yaml", '"#featured-cases"', '"#featured"'],
  "an anchor that is not on another page": [service, "href: /pricing", "href: /case-studies#featured-case"],
  "an address of another site that is none": ["site.yaml", "https://one.example/", "https://one"],
  "a link to an email address that is none": ["site.yaml", "https://one.example/", "mailto:hello"],
})
