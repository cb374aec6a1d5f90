import { action, banner, group, heading, list, pageMeta, process, stat, text } from "../schema/common"
import { defineType } from "./shared/define"

const shape = group("ServicesPage", "The services overview.", {
  meta: pageMeta,
  hero: group("ServicesHero", "Top of the services overview.", {
    title: heading("The page's main heading."),
    lead: text("Sentences under the heading."),
    primary: action,
    secondary: action,
    sceneAlt: text("What the drawing shows, for people who do not see it."),
  }),
  catalogue: group("ServicesCatalogue", "The grid of all services.", {
    title: heading("Heading."),
    lead: text("Sentence beside the heading."),
    more: text("What the link of a card says; {name} is replaced."),
  }),
  process,
  stats: group("ServicesStats", "Three figures.", {
    title: heading("Heading, for assistive technology."),
    items: list("Exactly three figures.", stat, 3),
  }),
  banner,
})

export const servicesPage = defineType({
  type: "ServicesPage",
  files: "pages/services.yaml",
  shape,
  page: { path: "/services" },
  preview: () => ({ scene: "fleet" }),
})
