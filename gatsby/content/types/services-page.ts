import { z } from "zod"
import { action, banner, heading, pageMeta, process, stat, text } from "../schema/common"
import { defineType } from "./shared/define"

const shape = z
  .strictObject({
    meta: pageMeta,
    hero: z
      .strictObject({
        title: heading("The page's main heading."),
        lead: text("Sentences under the heading."),
        primary: action,
        secondary: action,
        sceneAlt: text("What the drawing shows, for people who do not see it."),
      })
      .meta({ id: "ServicesHero", description: "Top of the services overview." }),
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

export const servicesPage = defineType({
  type: "ServicesPage",
  files: "pages/services.yaml",
  shape,
  page: { path: "/services" },
  preview: () => ({ scene: "fleet" }),
})
