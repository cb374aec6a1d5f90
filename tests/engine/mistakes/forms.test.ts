import { service, tryMistakes } from "./try-mistakes"

const site = "site.yaml"
const endpoint = "    endpoint: https://forms.example/contact\n"

tryMistakes({
  "a form that delivers nowhere": [site, endpoint, ""],
  "an endpoint that is not encrypted": [site, "https://forms.example", "http://forms.example"],
  "an endpoint without a host": [site, "https://forms.example/contact", "https://contact"],
  "an endpoint that is a mail address": [site, "https://forms.example/contact", "leads@forms.example"],
  "an endpoint on this machine, which is a warning": [site, "https://forms.example/contact", "http://127.0.0.1:8787/"],
  "a list for messages": [site, "provider: endpoint", "provider: list"],
  "a list without the address of its form": [
    site,
    "newsletter:\n    provider: none",
    "newsletter:\n    provider: list",
  ],
  "a name for the address where no list takes it": [site, endpoint, `${endpoint}    emailField: EMAIL\n`],
  "a provider that is not known": [site, "provider: endpoint", "provider: formspre"],
  "a provider that needs no endpoint": [site, "provider: endpoint", "provider: netlify"],
  "a form without its provider": [site, "    provider: endpoint\n", ""],
  "a form that is none": [site, "  newsletter:\n", "  newsletters:\n"],
  "a project type that the form does not have": [service, "blocks:\n", "projectType: web\nblocks:\n"],
  "a budget that the form does not have": ["prices.yaml", "popular: true", "popular: true\n    budget: 5k"],
  "an id of a place with a blank": ["pages/contact.yaml", "id: pricing/calculator", "id: pricing calculator"],
})
