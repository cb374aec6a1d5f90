import type { Mistake } from "./mistake"

export const linksMistakes: Mistake[] = [
  {
    mistake: "a link to a page that is not there",
    file: "pages/home.yaml",
    change: ["href: /services/web-development", "href: /services/web-develpment"],
    told: [
      'content/pages/home.yaml:39:13 services.plates[0].href: No page has the address "/services/web-develpment". Did you mean "/services/web-development"?',
    ],
  },
  {
    mistake: "a link with a slash at its end",
    file: "services/paid-ads.yaml",
    change: ["href: /contact", "href: /contact/"],
    told: [
      'content/services/paid-ads.yaml:20:9 floating.href: No page has the address "/contact/". Did you mean "/contact"?',
    ],
  },
  {
    mistake: "an anchor that is not on the page",
    file: "pages/case-studies.yaml",
    change: ['"#featured-cases"', '"#featured"'],
    told: [
      'content/pages/case-studies.yaml:10:11 hero.primary.href: The page "/case-studies" has no anchor "#featured". Possible are: #featured-cases, #main.',
    ],
  },
  {
    mistake: "an anchor that is not on another page",
    file: "services/paid-ads.yaml",
    change: ["href: /pricing", "href: /case-studies#featured-case"],
    told: [
      'content/services/paid-ads.yaml:30:11 hero.secondary.href: The page "/case-studies" has no anchor "#featured-case". Did you mean "#featured-cases"?',
    ],
  },
  {
    mistake: "an address of another site that is none",
    file: "site.yaml",
    change: ["https://www.facebook.com/", "https://facebook"],
    told: [
      'content/site.yaml:34:11 social[0].href: "https://facebook" is not a full address such as https://studio.example/page.',
    ],
  },
  {
    mistake: "a link to an email address that is none",
    file: "site.yaml",
    change: ["https://www.facebook.com/", "mailto:hello"],
    told: [
      'content/site.yaml:34:11 social[0].href: "mailto:hello" holds no email address such as mailto:hello@studio.example.',
    ],
  },
]
