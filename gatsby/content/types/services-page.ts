import { banner, group, heading, list, pageMeta, process, stat, text } from "../schema/common"
import { sceneHero } from "../schema/scene-hero"
import { fileOr } from "../schema/picture"
import { defineType } from "./shared/define"

const shape = group("ServicesPage", "The services overview.", {
  meta: pageMeta,
  hero: sceneHero,
  catalogue: group("ServicesCatalogue", "The grid of all services.", {
    title: heading("Heading."),
    lead: text("Sentence beside the heading."),
    more: text("What the link of a card says; {name} is replaced."),
  }),
  process,
  stats: group("ServicesStats", "Figures in a row.", {
    title: heading("Heading, for assistive technology."),
    items: list("Two to four figures.", stat, { min: 2, max: 4 }),
  }),
  banner,
})

export const servicesPage = defineType({
  type: "ServicesPage",
  files: "pages/services.yaml",
  shape,
  page: { path: "/services" },
  preview: ({ hero }) => fileOr(hero.file, { scene: "fleet" }),
})
