import { z } from "zod"
import { banner, heading, pageMeta, process, stat, text } from "./common"
import { sceneHero } from "./scene-hero"

export const servicesPage = z
  .strictObject({
    meta: pageMeta,
    hero: sceneHero,
    catalogue: z
      .strictObject({
        title: heading("Heading."),
        lead: text("Sentence beside the heading."),
        more: text("What the link of a card says; {name} is replaced."),
      })
      .meta({ id: "ServicesCatalogue", description: "The grid of all services." }),
    process,
    stats: z
      .strictObject({
        title: heading("Heading, for assistive technology."),
        items: z.array(stat).length(3).describe("Exactly three figures."),
      })
      .meta({ id: "ServicesStats", description: "Three figures." }),
    banner,
  })
  .meta({ id: "ServicesPage", description: "The services overview." })
