import { sceneAlternatives } from "../../src/scenes/alternatives"
import { banner, pageMeta, process, stat } from "../parts/common"
import { defineType, group, heading, list, text } from "../../packages/content-engine"
import { fileOr } from "../parts/motif"
import { sceneHero } from "../parts/scene-hero"
import { serviceGroup } from "./service/shape"

const shape = group("ServicesPage", "The services overview.", {
  meta: pageMeta,
  hero: sceneHero(sceneAlternatives.fleet),
  catalogue: group("ServicesCatalogue", "The grid of all services.", {
    title: heading("Heading."),
    lead: text("Sentence beside the heading."),
    more: text("What the link of a card says; {name} is replaced.").meta({ replaces: ["name"] }),
    groups: list(
      "The parts of the grid in their order. Services of no part stand below them all.",
      group("ServicesPart", "A part of the grid.", {
        group: serviceGroup.describe("Which services stand in it."),
        title: heading("Its heading, in one or two words."),
        text: text("What it is for, in a few words."),
      }),
    ).optional(),
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
