import { service, tryMistakes } from "./try-mistakes"

const site = "site.yaml"

tryMistakes({
  "a step twice": [service, '"Title of step 2"', '"Title of step 1"'],
  "a step that says what another says": [service, '"Text of step 2"', '"Text of step 1"'],
  "a problem twice, in other capitals": [service, '"Title of problem 2"', '"Title of Problem 1"'],
  "a package twice": [service, "name: Medium", "name: Small"],
  "a result twice": [service, '"Label of result 2"', '"Label of result 1"'],
  "a group twice": [service, "Name of group 2", "Name of group 1"],
  "a fact twice": ["pages/pricing.yaml", '"Title of term 2"', '"Title of term 1"'],
  "an entry of the menu twice": [site, "- label: Pricing", "- label: Blog"],
  "two entries of the menu that lead to one page": [site, "href: /pricing", "href: /blog"],
  "a network twice": [site, "https://two.example/", "https://one.example/"],
  "a link of the footer copied": [site, "label: Press\n          href: /press", "label: Press\n          href: /faq"],
  "a resource with the title of another": ["resources.yaml", '"First video"', '"First guide"'],
})
